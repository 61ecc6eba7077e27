/// The declarations in a type or an extension, or in a file outside of all types.
package struct TypeOutline: Sendable {
  /// The kind of the type; nil for the file.
  package let kind: TypeKind?
  /// The full name, such as `NoteRows.RowChange`; empty for the file.
  package let name: String
  /// The line of the declaration's keyword.
  package let line: Int
  package let modifiers: [String]
  /// The names of its attributes, without `@`.
  package let attributes: [String]
  /// Whether it is declared in a function, an accessor or a closure.
  let isInBody: Bool
  /// Whether only its own file can see it: another file may have a type of the same name.
  let isLocal: Bool
  /// All names in the inheritance clause.
  package internal(set) var inherited: [String] = []
  package internal(set) var properties: [PropertyOutline] = []
  package internal(set) var functions: [FunctionOutline] = []
  package internal(set) var cases: [CaseOutline] = []
  /// The counts of its own code; nested types are left out.
  var counts = StructureCounts()

  /// The declarations of a file outside of all types.
  static let file = TypeOutline(
    kind: nil, name: "", line: 1, modifiers: [], attributes: [], isInBody: false, isLocal: false)

  /// Whether its values are copied.
  package var isValue: Bool { kind == .struct || kind == .enum }

  /// Whether only its own file can name it.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// A case of an enum.
  package struct CaseOutline: Sendable {
    package let name: String
    package let line: Int
    /// The associated values with their parentheses; empty if there are none.
    package let payload: [Token]
  }
}

/// The kind of a type's declaration.
package enum TypeKind: String, Codable, Hashable, Sendable {
  case `actor`, `class`, `enum`, `protocol`, `struct`
  /// An extension of a type that is declared elsewhere.
  case `extension`
}
