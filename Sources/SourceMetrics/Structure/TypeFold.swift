/// Brings the parts of each type together.
struct TypeFold {
  /// What two parts of the same type share.
  private struct Key: Hashable {
    let name: String
    /// The file, if the type is known in it alone.
    let file: String?
  }

  private struct Folded {
    var kind: TypeKind
    var path: String
    var counts: StructureCounts
  }

  private var folded: [Key: Folded] = [:]
  private(set) var outside = StructureCounts()

  /// Adds the parts of a file, of which the first is what lies in no type.
  mutating func add(_ parts: [TypePart], path: String) {
    let local = Set(parts.filter(\.isLocal).map(\.name))
    outside += parts[0].counts
    for part in parts.dropFirst() {
      let isLocal = part.isLocal || local.contains { part.name.isName(within: $0) }
      let key = Key(name: part.name, file: isLocal ? path : nil)
      var type = folded[key] ?? Folded(kind: .extension, path: path, counts: StructureCounts())
      if type.kind == .extension, part.kind != .extension {
        type.kind = part.kind
        type.path = path
      }
      type.counts += part.counts
      folded[key] = type
    }
  }

  /// The types, in the order of the bytes of their names, then of their paths.
  var types: [TypeStructure] {
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
  /// Whether this is the type of a name or lies within it.
  fileprivate func isName(within outer: String) -> Bool {
    self == outer || hasPrefix(outer + ".")
  }
}
