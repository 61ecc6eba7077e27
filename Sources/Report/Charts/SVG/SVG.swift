import Results

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
  /// Characters that XML forbids, such as most control characters, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case _ where isKnown(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  /// Whether XML 1.0 allows the character (production 2, `Char`).
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
