/// Returns how many terminal columns a text takes.
///
/// East Asian wide characters and sequences of emoji take two columns. Line ends and combining marks
/// take none, nor do colours. A character of several letters or spacing marks takes their sum, and one
/// that the output spells as many as its spelling. So it is never less than what a terminal needs.
package func displayWidth(_ text: String) -> Int {
  guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text.utf8.count }
  let hasColour = text.unicodeScalars.contains(Terminal.colourMark)
  let shown = hasColour ? text.replacing(#/\u{10FFFD}[0-9;]*m/#, with: "") : text
  return shown.reduce(0) { $0 + columns(of: $1) }
}

/// Returns the longest beginning of `text` that fits into `width` columns, ending in "…" if it is
/// cut.
package func truncated(_ text: String, to width: Int) -> String {
  guard displayWidth(text) > width else { return text }
  guard width > 0 else { return "" }
  var used = 1
  let head = text.prefix { character in
    used += columns(of: character)
    return used <= width
  }
  return head + "…"
}

private func columns(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  // Variation selector 16 selects the emoji form of a character that also has a text form.
  if scalars.contains("\u{FE0F}") { return 2 }
  let width = scalars.reduce(0) { width, scalar in
    // A vowel or final consonant of Hangul completes the syllable before it.
    let completes = [0x1160...0x11FF, 0xD7B0...0xD7FF].contains { $0 ~= scalar.value }
    return completes ? max(width, 1) : width + columns(of: scalar)
  }
  // Each sequence of emoji (a family, a flag, a skin tone) has at least one emoji of this block.
  let isPicture = scalars.contains { 0x1F000...0x1FFFF ~= $0.value }
  return isPicture ? min(width, 2) : width
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  guard !scalar.isCommand else { return scalar.spelled.utf8.count }
  switch scalar.properties.generalCategory {
  case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
  // Signs around Arabic numbers are visible; joiners and direction marks are not.
  case .format: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
  default:
    let isWide =
      scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }
}

/// The blocks with East Asian width W and F (Unicode Standard Annex 11), without emoji.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
  0x20000...0x3FFFD,
]

// MARK: - Breaking lines

/// Returns the lines of a text, at most `width` columns wide, broken at spaces.
///
/// The first line begins with `lead`, the others with `indent` spaces. Line breaks and leading
/// spaces are kept. A word that is wider than the line is on a line of its own.
package func wrapped(_ text: String, width: Int, indent: Int, lead: String) -> [String] {
  var lines: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let margin = line.prefix { $0 == " " }
    let words = line.split(separator: " ").map(String.init)
    let start = lines.isEmpty ? lead : String(repeating: " ", count: indent)
    lines += wrapped(words, width: width, indent: indent + margin.count, lead: start + margin)
  }
  return lines
}

/// Returns the lines of a list of words, which are not broken themselves.
package func wrapped(_ words: [String], width: Int, indent: Int, lead: String) -> [String] {
  var lines = [lead]
  var used = displayWidth(lead)
  var isFresh = true
  for word in words {
    let needed = displayWidth(word) + (isFresh ? 0 : 1)
    if !isFresh, used + needed > width {
      lines.append(String(repeating: " ", count: indent) + word)
      used = indent + needed - 1
    } else {
      lines[lines.count - 1] += (isFresh ? "" : " ") + word
      used += needed
      isFresh = false
    }
  }
  if isFresh { lines = [String(lead.reversed().drop { $0 == " " }.reversed())] }
  return lines
}
