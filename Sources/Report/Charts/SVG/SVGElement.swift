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
