package import SourceMetrics

/// Something that has a name: declared in the sources that were indexed, or used by them.
package struct IndexedSymbol: Hashable, Sendable {
  /// The compiler's name for it, the same wherever it is named.
  package let usr: String
  /// As it is written, arguments by their labels: `load(in:_:)`.
  package let name: String
  package let kind: SymbolKind
  /// The module that declares it, for a member of an extension the extension's.
  package let module: String
  /// The type that it is a member of, from the outside in: `Rows.Move`; nil for none.
  package let owner: String?
  /// The symbol that it lies in: a type, or a body for what is local to it; nil for foreign symbols.
  package let parent: String?
  /// Where it is declared; nil for a symbol of another module.
  package let site: Site?
  /// Whether a macro or the compiler wrote it.
  package let isImplicit: Bool
  /// Whether a protocol asks for it.
  package let isRequirement: Bool
  /// What keeps its value, if it is a property; nil for others and for foreign ones.
  package let storage: Storage?
  /// The requirements that it meets and the members that it overrides, by their names for the compiler.
  package let overrides: Set<String>

  /// A place in the sources.
  package struct Site: Hashable, Sendable {
    /// The path, from the root.
    package let file: String
    package let line: Int
    package let column: Int
    /// Where the file counts, and its role.
    package let place: Place
  }

  /// How a property gets its value.
  package enum Storage: Hashable, Sendable {
    /// Set once.
    case constant
    case variable
    /// By a body, each time.
    case computed
  }

  /// With its owner: `NotesStore.load(in:_:)`.
  package var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}
