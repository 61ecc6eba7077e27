/// The declarations of one file, and the counts of each type in it.
///
/// It is made from the tokens alone: the file need not compile. A text that is not Swift gives an
/// outline with few declarations or none.
package struct SourceOutline: Sendable {
  /// All tokens of the file.
  package let tokens: [Token]
  /// The imported modules.
  package let imports: [Import]
  /// The file itself, then all its types and extensions in the order of their keywords.
  let allScopes: [TypeOutline]
  /// The bodies that lie in no other body, in the order of the text.
  package let bodies: [BodyStructure]

  /// An imported module.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let line: Int
  }

  /// Parses a file's bytes.
  package init(of text: [UInt8], options: CountingOptions = CountingOptions()) {
    let parser = SourceParser(text, hasBareRegex: options.hasBareRegex)
    tokens = parser.tokens
    imports = parser.imports
    allScopes = parser.scopes
    bodies = parser.bodies
  }

  /// Parses a file's text.
  package init(of text: String) { self.init(of: Array(text.utf8)) }

  /// The file itself, then its types and extensions without those declared in a body.
  package var scopes: [TypeOutline] { allScopes.filter { !$0.isInBody } }

  /// The types and extensions without those declared in a function, an accessor or a closure.
  package var types: [TypeOutline] { Array(scopes.dropFirst()) }

  /// The declarations outside of all types.
  package var globals: TypeOutline { allScopes[0] }
}
