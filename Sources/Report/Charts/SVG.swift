import Results
import Support

/// Writes SVG: an element a line, and numbers that are the same on every machine.
enum SVG {
  /// Returns an element, which ends with a line feed; attributes that are `nil` are left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, text: String? = nil
  ) -> String {
    let head = tag(name, attributes)
    return text.map { "<\(head)>\(XMLText.escaped($0))</\(name)>\n" } ?? "<\(head)/>\n"
  }

  /// Returns the name of an element with its attributes.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> String {
    attributes.reduce(name) { tag, attribute in
      tag + (attribute.value.map { " \(attribute.key)=\"\(XMLText.escaped($0))\"" } ?? "")
    }
  }

  /// Formats a coordinate with at most two decimals and no trailing zeros.
  ///
  /// A number that is not finite is a bug of the chart. It stops a debug build. Other builds write
  /// 0, so that the rest of the picture stays visible.
  static func number(_ number: Double) -> String {
    assert(number.isFinite, "A chart asks for a place that is not finite: \(number).")
    let text = number.isFinite ? Figures.fixed(number, 2).withoutTrailingZeros : "0"
    return text == "-0" ? "0" : text
  }

  /// Formats a point of a path.
  static func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
}

/// Escapes text for XML.
package enum XMLText {
  /// Returns the text with markup characters escaped, for attributes and elements.
  ///
  /// Control characters are spelled, as on a terminal. Others that XML forbids become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.visible
  }
}

/// Estimates the width of text, because a picture cannot know the reader's fonts.
enum TextWidth {
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
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    text.visible.unicodeScalars.map(width).reduce(0, +) * size * (isBold ? 1.14 : 1.06)
  }

  /// Returns the text; if it is too wide, an ellipsis replaces its end.
  static func truncated(
    _ text: String, to room: Double, size: Double, isBold: Bool = false
  ) -> String {
    guard of(text, size: size, isBold: isBold) > room else { return text }
    var kept = text
    while !kept.isEmpty, of(kept + "…", size: size, isBold: isBold) > room { kept.removeLast() }
    return kept + "…"
  }

  /// Returns the text in lines that fit; a word that is too wide is truncated.
  static func wrapped(
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
