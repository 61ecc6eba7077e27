/// The declarations of one file.
///
/// It is made from the tokens alone: the file need not compile. A text that is not Swift gives an
/// outline with few declarations or none.
package struct SourceOutline: Sendable {
  /// All tokens of the file.
  package let tokens: [Token]
  /// The imported modules.
  package let imports: [Import]
  /// The file itself, then its types and extensions without those declared in a body.
  package let scopes: [TypeOutline]
  /// The blocks, by the index of the brace that opens them.
  let blocks: [Int: SourceParser.Block]

  /// An imported module.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let line: Int
  }

  /// Parses a file's bytes.
  package init(of text: [UInt8]) {
    let parser = SourceParser(text)
    tokens = parser.tokens
    imports = parser.imports
    scopes = parser.scopes.filter { !$0.isInBody }
    blocks = parser.blocks
  }

  /// Parses a file's text.
  package init(of text: String) { self.init(of: Array(text.utf8)) }

  /// The types and extensions without those declared in a function, an accessor or a closure.
  package var types: [TypeOutline] { Array(scopes.dropFirst()) }

  /// The declarations outside of all types.
  package var globals: TypeOutline { scopes[0] }
}

/// The declarations in a type or an extension, or in a file outside of all types.
package struct TypeOutline: Sendable {
  /// The kind of the type; nil for the file.
  package let kind: TypeKind?
  /// The full name, such as `NoteRows.RowChange`; empty for the file.
  package let name: String
  /// The line of the declaration's keyword.
  package let line: Int
  /// Whether it is declared in a function, an accessor or a closure.
  let isInBody: Bool
  /// All names in the inheritance clause.
  package internal(set) var inherited: [String] = []
  package internal(set) var properties: [PropertyOutline] = []
  /// Functions, by their names; initialisers and the like, by their keywords.
  package internal(set) var functions: [MemberOutline] = []
  /// The cases of an enum.
  package internal(set) var cases: [MemberOutline] = []

  /// The declarations of a file outside of all types.
  static let file = TypeOutline(kind: nil, name: "", line: 1, isInBody: false)

  /// Whether its values are copied.
  package var isValue: Bool { kind == .struct || kind == .enum }
}

/// The kind of a type's declaration.
package enum TypeKind: String, Sendable {
  case `actor`, `class`, `enum`, `protocol`, `struct`
  /// An extension of a type that is declared elsewhere.
  case `extension`
}

/// A function or a case of an enum.
package struct MemberOutline: Sendable {
  package let name: String
  package let line: Int
}

/// A property, or a variable outside of all types.
package struct PropertyOutline: Sendable {
  package let name: String
  /// The line of the name.
  package let line: Int
  package let isLet: Bool
  /// Whether it belongs to the type instead of its values.
  package let isStatic: Bool
  /// Whether it has a getter and stores nothing.
  package let isComputed: Bool
  /// The words of its type and its initial value.
  package let words: [String]
}
