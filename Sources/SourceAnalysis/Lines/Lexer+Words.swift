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

  /// Returns the expectation after a word: an operand after `return`, an operator after a name.
  private func expectation(after word: Range<Int>) -> Expectation {
    switch bytes[word.lowerBound] {
    case UInt8(ascii: "a"): isWord(word, "await") ? .operand : .infix
    case UInt8(ascii: "c"): isWord(word, "case") ? .operand : .infix
    case UInt8(ascii: "e"): isWord(word, "else") ? .operand : .infix
    case UInt8(ascii: "f"): isWord(word, "func") ? .name : .infix
    case UInt8(ascii: "g"): isWord(word, "guard") ? .operand : .infix
    case UInt8(ascii: "i"): isWord(word, "if") || isWord(word, "in") ? .operand : .infix
    case UInt8(ascii: "o"): isWord(word, "operator") ? .name : .infix
    case UInt8(ascii: "r"): isWord(word, "return") ? .operand : .infix
    case UInt8(ascii: "s"): isWord(word, "switch") ? .operand : .infix
    case UInt8(ascii: "t"): isWord(word, "try") || isWord(word, "throw") ? .operand : .infix
    case UInt8(ascii: "w"): isWord(word, "where") || isWord(word, "while") ? .operand : .infix
    case UInt8(ascii: "y"): isWord(word, "yield") ? .operand : .infix
    default: .infix
    }
  }

  /// Whether the bytes of a word are equal to those of a name.
  private func isWord(_ word: Range<Int>, _ name: StaticString) -> Bool {
    guard word.count == name.utf8CodeUnitCount else { return false }
    return word.indices.allSatisfy { bytes[$0] == name.utf8Start[$0 - word.lowerBound] }
  }
}
