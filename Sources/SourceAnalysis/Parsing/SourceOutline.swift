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
  /// The blocks, by the index of the brace that opens them.
  let blocks: [Int: SourceParser.Block]
  /// The bodies that lie in no other body, in the order of the text.
  package let bodies: [BodyStructure]

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
    allScopes = parser.scopes
    bodies = parser.bodies
    blocks = parser.blocks
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

/// A function, an initialiser, a deinitialiser or a subscript.
package struct FunctionOutline: Sendable {
  /// The name of a function, or the keyword.
  package let name: String
  /// The line of the keyword.
  package let line: Int
  package let modifiers: [String]
  /// The parameters with their parentheses.
  package let parameters: [Token]
  /// The type of the result; empty if there is no arrow.
  package let result: [Token]
  /// The indices of the body's tokens, without the braces; empty for a requirement.
  package let body: Range<Int>
}

/// A property, or a variable outside of all types.
package struct PropertyOutline: Sendable {
  package let name: String
  /// The line of the name.
  package let line: Int
  package let isLet: Bool
  /// The modifiers as they are written, for example `private(set)`.
  package let modifiers: [String]
  /// The names of its attributes, without `@`.
  package let attributes: [String]
  /// The tokens of the declared type; empty if the type is inferred.
  package let type: [Token]
  /// The tokens after `=`, with those of observers; empty if there is no initial value.
  package let initializer: [Token]
  /// Whether it has a getter and stores nothing.
  package let isComputed: Bool

  /// Whether it belongs to the type instead of its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether only code in its own file can set it.
  package var isClosed: Bool {
    isLet || isPrivate
      || modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0) }
  }

  /// Whether only code in its own file can read it.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// The words of its type and its initial value.
  package var words: [Token] { (type + initializer).filter(\.isWord) }
}
