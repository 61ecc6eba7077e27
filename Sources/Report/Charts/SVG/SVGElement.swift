/// An element of an SVG picture, with its content.
package struct SVGElement: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case elements([SVGElement])
    case text(String)
  }

  private let name: String
  private let attributes: [(name: String, value: String)]
  private let content: Content

  /// - Parameters:
  ///   - name: the element's name, such as `circle`.
  ///   - attributes: the attributes in the order of writing; `nil` values are left out.
  ///   - children: the child elements.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue?> = [:],
    _ children: [SVGElement] = []
  ) {
    self.init(name, attributes, .elements(children))
  }

  /// Creates an element that contains text.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue?> = [:], text: String
  ) {
    self.init(name, attributes, .text(text))
  }

  private init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue?>, _ content: Content
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in
      value.map { (name: name, value: $0.text) }
    }
    self.content = content
  }

  package static func == (left: SVGElement, right: SVGElement) -> Bool {
    left.xml() == right.xml()
  }

  /// Returns the element as XML, one element a line; text has no added spaces, because they would
  /// be visible.
  ///
  /// - Parameter indentation: the start of each line.
  /// - Returns: the lines; the last one has a line feed, too.
  package func xml(_ indentation: String = "") -> String {
    let head = attributes.reduce("\(indentation)<\(name)") { head, attribute in
      head + " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\""
    }
    switch content {
    case .text(let text): return "\(head)>\(XMLText.escaped(text))</\(name)>\n"
    case .elements([]): return "\(head)/>\n"
    case .elements(let children):
      let inner = children.map { $0.xml(indentation + " ") }.joined()
      return "\(head)>\n\(inner)\(indentation)</\(name)>\n"
    }
  }
}

/// The value of an SVG attribute: text or a number.
package struct AttributeValue: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(_ text: String) {
    self.text = text
  }

  /// Creates the value of a length or a coordinate, formatted by ``DecimalText/text(_:)``.
  package init(_ number: Double) {
    text = DecimalText.text(number)
  }
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
