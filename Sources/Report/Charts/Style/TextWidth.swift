/// Estimates the width of text, because a picture cannot know the reader's fonts.
package enum TextWidth {
  /// Returns the width in a sans serif font.
  ///
  /// The estimate uses advance widths of Helvetica by kinds of characters, and adds some room for
  /// wider fonts such as Noto Sans.
  ///
  /// - Parameters:
  ///   - text: one line of text.
  ///   - size: the size of the font.
  ///   - isBold: whether the font is bold, which is wider.
  /// - Returns: the width, in the unit of the size.
  package static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    text.unicodeScalars.map(width).reduce(0, +) * size * (isBold ? 1.14 : 1.06)
  }

  /// Returns the text; if it is too wide, an ellipsis replaces its end.
  package static func truncated(
    _ text: String, to room: Double, size: Double, isBold: Bool = false
  ) -> String {
    guard of(text, size: size, isBold: isBold) > room else { return text }
    var kept = text
    while !kept.isEmpty, of(kept + "…", size: size, isBold: isBold) > room { kept.removeLast() }
    return kept + "…"
  }

  /// Returns the text in lines that fit; a word that is too wide is truncated.
  package static func wrapped(
    _ text: String, to room: Double, size: Double, isBold: Bool = false
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let last = lines.last, of("\(last) \(word)", size: size, isBold: isBold) <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(truncated(word, to: room, size: size, isBold: isBold))
      }
    }
    return lines
  }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", "|": 0.23
    case "f", "t", "r", "I", " ", ".", ",", ":", ";", "/", "!", "(", ")", "[", "]", "-", "·": 0.31
    case "c", "k", "s", "v", "x", "y", "z", "J": 0.51
    case "m", "M", "%", "—": 0.87
    case "w", "C", "D", "G", "H", "N", "O", "Q", "R", "U", "&", "B", "A", "K", "X", "Y", "V", "E":
      0.72
    case "W", "@", "…": 1
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}": 0
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{3FFFD}":
      1
    default: 0.57
    }
  }
}
