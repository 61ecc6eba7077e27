/// An element of an SVG picture, with what is in it.
package struct Element: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case elements([Element])
    case text(String)
  }

  private let name: String
  private let attributes: [(name: String, value: String)]
  private let content: Content

  /// - Parameters:
  ///   - name: the element's name, as in `circle`.
  ///   - attributes: in the order in which they are written; `nil` are left out.
  ///   - children: the elements in it.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue?> = [:],
    _ children: [Element] = []
  ) {
    self.init(name, attributes, .elements(children))
  }

  /// An element that holds text.
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

  package static func == (left: Element, right: Element) -> Bool {
    left.xml() == right.xml()
  }

  /// The element as XML, one element a line; text stands alone, for spaces in it would be seen.
  ///
  /// - Parameter indentation: what each line begins with.
  /// - Returns: lines, the last one with its line feed.
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
