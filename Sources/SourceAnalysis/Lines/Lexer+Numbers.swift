extension Lexer {
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
}
