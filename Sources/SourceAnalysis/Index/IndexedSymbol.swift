/// A symbol that the indexed sources declare or use.
package struct IndexedSymbol: Hashable, Sendable {
  /// The unified symbol resolution: the compiler's unique name for it.
  package let usr: String
  /// The name with the labels of the arguments: `load(in:_:)`.
  package let name: String
  package let kind: SymbolKind
  /// The module that declares it; for a member of an extension, the module of the extension.
  package let module: String
  /// The full name of the type that it is a member of, such as `Rows.Move`; nil if there is none.
  package let owner: String?
  /// The USR of the type or body that declares it; nil for symbols of other modules.
  package let parent: String?
  /// The place of its declaration; nil for symbols of other modules.
  package let site: Site?
  /// Whether a macro or the compiler generated it.
  package let isImplicit: Bool
  /// Whether it is a requirement of a protocol.
  package let isRequirement: Bool
  /// The storage of a property of this module; nil for all other symbols.
  package let storage: Storage?
  /// The USRs of the requirements that it meets and of the members that it overrides.
  package let overrides: Set<String>

  /// A place in the sources.
  package struct Site: Hashable, Sendable {
    /// The path from the root.
    package let file: String
    package let line: Int
    package let column: Int
    /// The bucket, the screen and the role of the file.
    package let place: Place
  }

  /// The way in which a property gets its value.
  package enum Storage: Hashable, Sendable {
    /// It is set once.
    case constant
    case variable
    /// A body computes it at each access.
    case computed
  }

  /// The name with its owner: `NotesStore.load(in:_:)`.
  package var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}
