extension Lexer {
  /// Where the bare regex literal that this `/` would begin ends, nil if it begins none.
  ///
  /// By SE-0354: it ends on its line, neither begins nor ends with white space, closes no
  /// parenthesis that it did not open, and is not followed by what would make its end a comment.
  mutating func endOfBareRegex(from slash: Int) -> Int? {
    var offset = slash + 1
    var groups = 0
    var classes = 0
    guard self[offset] != 32, self[offset] != 9 else { return nil }
    while offset < bytes.count, !isLineEnd(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 1
        guard offset < bytes.count, !isLineEnd(bytes[offset]) else { continue }
      case UInt8(ascii: "("): groups += classes == 0 ? 1 : 0
      case UInt8(ascii: ")") where classes == 0:
        guard groups > 0 else { return nil }
        groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case 32, 9:
        if self[offset + 1] == UInt8(ascii: "/") { return nil }
      case UInt8(ascii: "/"):
        let next = self[offset + 1]
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*") ? nil : offset + 1
      default: break
      }
      offset += 1
    }
    noRegexBefore = offset
    return nil
  }

  /// A regex literal between `#/` and `/#`, at its first slash; of several lines if the first is
  /// empty.
  mutating func extendedRegex(from start: Int, pounds: Int) -> Piece {
    position += 1
    var offset = position
    while self[offset] == 32 || self[offset] == 9 { offset += 1 }
    mode = isLineEnd(self[offset]) ? .regex(pounds: pounds) : .code
    return extendedRegex(.regex, from: start, pounds: pounds)
  }

  /// What this line holds of an extended regex literal.
  mutating func extendedRegex(_ kind: Piece.Kind, from start: Int, pounds: Int) -> Piece {
    while position < bytes.count, !isLineEnd(bytes[position]) {
      switch bytes[position] {
      case UInt8(ascii: "\\") where position + 1 < bytes.count && !isLineEnd(bytes[position + 1]):
        position += 2
      case UInt8(ascii: "/") where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        mode = .code
        return token(kind, from: start, then: .infix)
      default:
        position += 1
      }
    }
    if case .regex = mode, position < bytes.count { isAtInnerLineEnd = true }
    return token(kind, from: start, then: .infix)
  }
}
