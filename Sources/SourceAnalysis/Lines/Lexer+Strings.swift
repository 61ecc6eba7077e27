extension Lexer {
  /// Begins a string literal at its first quote; the `#` before it are already counted.
  mutating func string(pounds: Int) -> Piece {
    let start = position - pounds
    let isMultiline = hasTripleQuote(at: position) && !closesOnThisLine(pounds: pounds)
    position += isMultiline ? 3 : 1
    strings.append(OpenString(start: start, pounds: pounds, isMultiline: isMultiline))
    return segment(.string, from: start)
  }

  /// Reads a `)`, which can end an interpolation and begin the next segment.
  mutating func closeParenthesis() -> Piece {
    guard let last = strings.indices.last else { return punctuation(then: .infix) }
    guard strings[last].parentheses == 0 else {
      strings[last].parentheses -= 1
      return punctuation(then: .infix)
    }
    position += 1
    return segment(.string, from: position - 1)
  }

  /// Reads one line of a segment of the innermost string.
  ///
  /// A string of one line without an end ends with the line, as in the compiler.
  mutating func segment(_ kind: Piece.Kind, from start: Int) -> Piece {
    guard let string = strings.last else { return token(kind, from: start, then: .infix) }
    mode = .string
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        guard isEnd(of: string) else { continue }
        position += string.pounds + (string.isMultiline ? 2 : 0)
        return endString(kind, from: start)
      case UInt8(ascii: "\\"):
        position += 1
        guard hasPounds(string.pounds, at: position) else { continue }
        position += string.pounds
        let escaped = self[position]
        if escaped == UInt8(ascii: "(") {
          position += 1
          mode = .code
          return token(kind, from: start, then: .operand)
        }
        if escaped != 10, escaped != 13, position < bytes.count { position += 1 }
      case 10, 13:
        guard string.isMultiline else {
          if cutString == nil { cutString = string.start }
          return endString(kind, from: start)
        }
        isAtInnerLineEnd = true
        return Piece(kind, start..<position)
      default:
        position += 1
      }
    }
    return Piece(kind, start..<position)
  }

  /// Ends the strings of one line before the line end in their interpolation.
  mutating func closeStringsOfOneLine() {
    while let last = strings.last, !last.isMultiline {
      if cutString == nil { cutString = last.start }
      strings.removeLast()
      expectation = .infix
    }
  }

  private mutating func endString(_ kind: Piece.Kind, from start: Int) -> Piece {
    strings.removeLast()
    mode = .code
    return token(kind, from: start, then: .infix)
  }

  /// Whether the quote just passed begins the string's closing delimiter.
  private func isEnd(of string: OpenString) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: position) }
    return hasTripleQuote(at: position - 1) && hasPounds(string.pounds, at: position + 2)
  }

  private func hasTripleQuote(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "\"") && self[offset + 1] == UInt8(ascii: "\"")
      && self[offset + 2] == UInt8(ascii: "\"")
  }

  /// Whether `#"""` begins a string that ends on the same line: `#"""#`.
  private func closesOnThisLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var offset = position + 1
    while offset < bytes.count, !isLineEnd(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  /// Whether an offset has at least so many `#`.
  func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    guard pounds > 0 else { return true }
    guard offset + pounds <= bytes.count else { return false }
    return bytes[offset..<offset + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

/// A string literal that has not ended yet.
struct OpenString {
  /// The offset of its first delimiter.
  let start: Int
  /// The number of `#` in each of its delimiters.
  let pounds: Int
  /// Whether its delimiters are `"""`.
  let isMultiline: Bool
  /// The number of open parentheses in its current interpolation.
  var parentheses = 0
}
