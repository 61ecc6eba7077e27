extension Lexer {
  /// Reads a comment from `//` to the end of the line.
  mutating func lineComment() -> Piece {
    let start = position
    position = endOfLine(from: start)
    return Piece(.comment, start..<position)
  }

  /// Reads one line of a block comment; `depth` is the number of open `/*`.
  mutating func comment(depth: Int, from start: Int? = nil) -> Piece {
    let start = start ?? position
    var depth = depth
    while depth > 0, position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where self[position + 1] == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where self[position + 1] == UInt8(ascii: "/"):
        depth -= 1
        position += 2
      case 10, 13:
        mode = .comment(depth: depth)
        isAtInnerLineEnd = true
        return Piece(.comment, start..<position)
      default:
        position += 1
      }
    }
    mode = depth > 0 ? .comment(depth: depth) : .code
    return Piece(.comment, start..<position)
  }
}
