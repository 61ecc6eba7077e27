/// The value of an attribute: words or a coordinate.
package struct AttributeValue: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(_ text: String) {
    self.text = text
  }

  /// A length or a place, as ``Decimal/text(_:)`` writes it.
  package init(_ number: Double) {
    text = Decimal.text(number)
  }
}
