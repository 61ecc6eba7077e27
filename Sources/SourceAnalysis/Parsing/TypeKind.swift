/// The kind of a type's declaration.
package enum TypeKind: String, Codable, Hashable, Sendable {
  case `actor`, `class`, `enum`, `protocol`, `struct`
  /// An extension of a type that is declared elsewhere.
  case `extension`
}
