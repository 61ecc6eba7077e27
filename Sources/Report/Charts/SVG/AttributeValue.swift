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
