/// Adds up the counts of each type's declaration and extensions.
struct TypeFold {
  /// The identity of a type.
  private struct Key: Hashable {
    let name: String
    /// The file, if only that file can see the type.
    let file: String?
  }

  private struct Folded {
    var kind: TypeKind
    var path: String
    var counts: StructureCounts
  }

  private var folded: [Key: Folded] = [:]
  private(set) var outside = StructureCounts()

  /// Adds the scopes of a file's outline; the first one is the file itself.
  mutating func add(_ scopes: [TypeOutline], path: String) {
    let local = Set(scopes.filter(\.isLocal).map(\.name))
    outside += scopes[0].counts
    for part in scopes.dropFirst() {
      let isLocal = part.isLocal || local.contains { part.name.isName(within: $0) }
      let key = Key(name: part.name, file: isLocal ? path : nil)
      var type = folded[key] ?? Folded(kind: .extension, path: path, counts: StructureCounts())
      if type.kind == .extension, let kind = part.kind, kind != .extension {
        type.kind = kind
        type.path = path
      }
      type.counts += part.counts
      folded[key] = type
    }
  }

  /// The types, ordered by the bytes of their names, then of their paths.
  package var types: [TypeStructure] {
    folded.map { key, type in
      TypeStructure(name: key.name, kind: type.kind, path: type.path, counts: type.counts)
    }.sorted { one, other in
      one.name == other.name
        ? one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
        : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
  }
}

extension String {
  /// Whether this is the name of a type or of a type nested in it.
  fileprivate func isName(within outer: String) -> Bool {
    self == outer || hasPrefix(outer + ".")
  }
}
