/// The number of character cells that text takes in a terminal.
///
/// Wide characters take two cells, combining characters none, all others one. A character of several
/// letters or spacing marks, as in Hindi and Thai, takes the sum, because terminals give each its own
/// cells. Text is in logical order; a terminal may reorder right-to-left text by itself.
package nonisolated enum CellWidth {
  /// Returns the cells of a text; each line end counts as one cell.
  package static func of(_ text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the cells of one character; a sequence of emoji is one picture of two cells.
  package static func of(_ character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    var width = 0
    var isPicture = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      // Selects the emoji form of the character before it.
      case 0xFE0F: return 2
      // The end of CR LF.
      case 0x0A: return 1
      // A vowel or final consonant of Hangul completes the syllable before it.
      case 0x1160..<0x1200, 0xD7B0..<0xD800: width = max(width, 1)
      case let value:
        isPicture = isPicture || 0x1F000..<0x20000 ~= value
        width += of(scalar)
      }
    }
    // Each sequence of emoji (a family, a flag, a skin tone) has at least one emoji of this block.
    return isPicture ? min(width, 2) : width
  }

  /// Returns whether each byte of the text is one cell, so that the text can be handled as bytes.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isPlain($0) }
  }

  /// Returns whether each of these bytes is one cell.
  static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    // Looking up properties is slow. These blocks are the most common ones and have no exceptions.
    switch scalar.value {
    case ..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x5D0..<0x600: return 1
    case 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // Signs around Arabic numbers are visible; joiners and direction marks are not.
    case .format: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// Returns whether Unicode's EastAsianWidth.txt has W or F for a scalar.
  ///
  /// Ranges with unassigned gaps between them are merged.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3,
      0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1,
      0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3,
      0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755,
      0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55,
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F004, 0x1F0CF, 0x1F18E,
      0x1F191...0x1F19A, 0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
      0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335,
      0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
      0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440, 0x1F442...0x1F4FC,
      0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A, 0x1F595...0x1F596,
      0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2,
      0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
      0x1F7E0...0x1F7EB, 0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
