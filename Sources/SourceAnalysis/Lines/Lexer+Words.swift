extension Lexer {
  // MARK: - Words

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

  // MARK: - Numbers

  /// Reads a number in any of Swift's notations, and the letters directly after it.
  mutating func number() -> Piece {
    let start = position
    if bytes[start] == UInt8(ascii: "0"), self[start + 1] | 0x20 == UInt8(ascii: "x") {
      position += 2
      skipDigits(isHex: true)
      hexFraction()
    } else {
      skipDigits(isHex: false)
      // In `pair.0.1` each number is the index of a tuple's element.
      if !isAfterDot, self[position] == UInt8(ascii: "."), isDigit(self[position + 1]) {
        position += 1
        skipDigits(isHex: false)
      }
      skipExponent(UInt8(ascii: "e"))
    }
    skipWord()
    return token(.number, from: start, then: .infix)
  }

  /// Reads a fraction such as `.8p3`; without an exponent it is a member: `0x1.f`.
  private mutating func hexFraction() {
    let end = position
    if self[end] == UInt8(ascii: "."), isHexDigit(self[end + 1]) {
      position += 1
      skipDigits(isHex: true)
      if self[position] | 0x20 != UInt8(ascii: "p") { position = end }
    }
    skipExponent(UInt8(ascii: "p"))
  }

  /// Reads an exponent such as `e-3`; the letter is given in lower case.
  private mutating func skipExponent(_ letter: UInt8) {
    guard self[position] | 0x20 == letter else { return }
    let sign = self[position + 1]
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(self[position + (hasSign ? 2 : 1)]) else { return }
    position += hasSign ? 2 : 1
    skipDigits(isHex: false)
  }

  private mutating func skipDigits(isHex: Bool) {
    while true {
      let byte = self[position]
      guard isDigit(byte) || byte == UInt8(ascii: "_") || isHex && isHexDigit(byte) else { return }
      position += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 97 < 6 }

  // MARK: - Comments

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
