extension Lexer {
  /// Reads an identifier, keyword, directive or macro; its first scalar begins at `position`.
  mutating func word(from start: Int) -> Piece {
    let first = position
    skipWord()
    let isMember = isAfterDot || first > start
    return token(.word, from: start, then: isMember ? .infix : expectation(after: first..<position))
  }

  /// Reads a name in backticks, or a single backtick.
  mutating func rawIdentifier() -> Piece {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineEnd(bytes[end]) { end += 1 }
    position = self[end] == UInt8(ascii: "`") ? end + 1 : start + 1
    return token(position > start + 1 ? .word : .punctuation, from: start, then: .infix)
  }

  /// Reads a token with `#` at its beginning: a string, a regex, a directive, a macro or the shebang.
  mutating func pound() -> Piece {
    let start = position
    while self[position] == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    switch ByteClass(self[position]) {
    case .quote: return string(pounds: pounds)
    case .slash: return extendedRegex(from: start, pounds: pounds)
    case .word where pounds == 1: return word(from: start)
    case .question where start == firstByte && pounds == 1 && bytes[position] == UInt8(ascii: "!"):
      position = endOfLine(from: start)
      return token(.shebang, from: start, then: .operand)
    default: return token(.punctuation, from: start, then: .infix)
    }
  }

  /// Reads an editor's placeholder, `<#…#>`; nil if it does not end on its line.
  mutating func placeholder() -> Piece? {
    let start = position
    guard start >= noPlaceholderBefore else { return nil }
    var end = start + 2
    while end < bytes.count, !isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), self[end + 1] == UInt8(ascii: ">") {
        position = end + 2
        return token(.word, from: start, then: .infix)
      }
      end += 1
    }
    noPlaceholderBefore = end
    return nil
  }

  /// Passes the characters of a word.
  mutating func skipWord() {
    while position < bytes.count {
      switch ByteClass(bytes[position]) {
      case .word, .digit: position += 1
      case .notASCII:
        switch scalarClass(at: position) {
        case (.word, let length), (.combining, let length): position += length
        case (.space, _), (.operator, _): return
        }
      default: return
      }
    }
  }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  /// The words after which an operand follows; an operator follows after a name.
  private static let beforeOperand: [StaticString] = [
    "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where",
    "while", "yield",
  ]

  private func expectation(after word: Range<Int>) -> Expectation {
    if isWord(word, "func") || isWord(word, "operator") { return .name }
    return Self.beforeOperand.contains { isWord(word, $0) } ? .operand : .infix
  }

  /// Whether the bytes of a word are equal to those of a name.
  private func isWord(_ word: Range<Int>, _ name: StaticString) -> Bool {
    guard word.count == name.utf8CodeUnitCount else { return false }
    return word.indices.allSatisfy { bytes[$0] == name.utf8Start[$0 - word.lowerBound] }
  }
}
