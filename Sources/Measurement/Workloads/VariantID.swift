/// The name of what is compared: an architecture, such as `Redux`, or one of its forms, such as
/// `Redux/naive`.
package struct VariantID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }
  package init(stringLiteral name: String) { self.name = name }

  /// The architecture that all others are compared with.
  package static let baseline: VariantID = "Baseline"

  package var description: String { name }
}

extension VariantID: Codable {
  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
