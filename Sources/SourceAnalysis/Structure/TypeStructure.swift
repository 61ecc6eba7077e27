/// The counts of one type with its extensions; in JSON, one object.
package struct TypeStructure: Codable, Hashable, Sendable {
  /// The full name: `Outer.Inner`.
  package let name: String
  /// The kind of its declaration.
  package let kind: TypeKind
  /// The path of the file that declares it, or of the first file that extends it.
  package let path: String
  /// The counts of its code, without nested types.
  package let counts: StructureCounts
}
