/// What is counted in one type, its extensions folded in; as JSON, one object.
package struct TypeStructure: Codable, Hashable, Sendable {
  /// Its name and those of the types around it: `Outer.Inner`.
  package let name: String
  /// How it is declared.
  package let kind: TypeKind
  /// The file that declares it, or the first that extends it.
  package let path: String
  /// What is counted in it, without the types within it.
  package let counts: StructureCounts
}
