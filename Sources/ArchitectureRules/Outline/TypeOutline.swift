/// What a type or an extension declares.
package struct TypeOutline: Sendable {
  /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, or `file` for what is in no type.
  package let kind: String
  /// With the names of the types that it stands in, as in `NoteRows.RowChange`.
  package let name: String
  package let line: Int
  package internal(set) var modifiers: [String] = []
  /// The names of its attributes, without `@`.
  package internal(set) var attributes: [String] = []
  /// All names in its inheritance clause.
  package internal(set) var inherited: [String] = []
  package internal(set) var properties: [PropertyOutline] = []
  package internal(set) var functions: [FunctionOutline] = []
  package internal(set) var cases: [CaseOutline] = []

  /// Whether its values are copied.
  package var isValue: Bool { kind == "struct" || kind == "enum" }

  /// Whether nothing outside of its file can see it.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// A case of an enum.
  package struct CaseOutline: Sendable {
    package let name: String
    package let line: Int
    /// Its associated values, parentheses included.
    package let payload: [SourceToken]
  }
}

/// A function, an initialiser or a subscript.
package struct FunctionOutline: Sendable {
  package let name: String
  package let line: Int
  package let modifiers: [String]
  /// Parentheses included.
  package let parameters: [SourceToken]
  /// Behind the arrow; empty if there is none.
  package let result: [SourceToken]
  /// Where its body lies among the file's tokens; empty for a requirement.
  package let body: Range<Int>
}
