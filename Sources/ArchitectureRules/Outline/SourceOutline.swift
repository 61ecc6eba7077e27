/// What a file declares, as far as its tokens tell.
package struct SourceOutline: Sendable {
  /// All tokens.
  package let tokens: [SourceToken]
  /// The modules that are imported.
  package internal(set) var imports: [Import] = []
  /// All types and extensions, nested ones behind those that they stand in.
  package internal(set) var types: [TypeOutline] = []
  /// What stands in no type.
  package internal(set) var globals = TypeOutline(kind: "file", name: "", line: 1)

  /// An imported module.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let line: Int
  }

  /// The outline of a file's text; what is no Swift gives an outline without declarations.
  package init(of text: String) {
    tokens = SourceToken.all(in: text)
    OutlineParser.parse(tokens, into: &self)
  }

  /// All types, and the file itself as one.
  package var scopes: [TypeOutline] { [globals] + types }
}
