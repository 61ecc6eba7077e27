/// How a type is declared.
package enum TypeKind: String, Codable, Hashable, Sendable {
  case `actor`, `class`, `enum`, `protocol`, `struct`
  /// It is declared elsewhere, and only extended here.
  case `extension`
}
