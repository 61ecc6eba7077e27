/// The types of some files with their counts.
///
/// The files count as one module. An extension belongs to the type with its name, also in another
/// file; types of the same name count together.
package struct SourceStructure: Sendable {
  /// The types, ordered by the bytes of their names.
  package let types: [TypeStructure]
  /// The counts outside of all types: functions, variables, imports, statements of a script.
  package let outside: StructureCounts

  /// Parses texts that were read before.
  package init(_ texts: [SourceText]) {
    var (types, outside): ([String: TypeStructure], StructureCounts) = ([:], StructureCounts())
    for text in texts {
      for part in SourceOutline(of: text.bytes).allScopes {
        guard let kind = part.kind else {
          outside += part.counts
          continue
        }
        var type = TypeStructure(name: part.name, kind: kind, path: text.path, counts: part.counts)
        if let known = types[part.name] {
          type.counts += known.counts
          if kind == .extension || known.kind != .extension {
            (type.kind, type.path) = (known.kind, known.path)
          }
        }
        types[part.name] = type
      }
    }
    self.types = types.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.outside = outside
  }
}

/// The counts of one type with its extensions.
package struct TypeStructure: Sendable {
  /// The full name: `Outer.Inner`.
  package let name: String
  /// The kind of its declaration.
  package fileprivate(set) var kind: TypeKind
  /// The path of the file that declares it, or of the first file that extends it.
  package fileprivate(set) var path: String
  /// The counts of its code, without nested types.
  package fileprivate(set) var counts: StructureCounts
}

/// The counts of a type, or the sums of several types.
///
/// A token counts for the innermost type around it. A line of code counts for the type of its first
/// token. So the sums of all types and of the code outside of them are those of the files.
package struct StructureCounts: Hashable, Sendable {
  /// Lines with code.
  package internal(set) var code = 0
  /// Tokens, as `Piece.tokens` defines them.
  package internal(set) var tokens = 0

  /// Adds the counts of another part.
  package static func += (sum: inout StructureCounts, other: StructureCounts) {
    sum.code += other.code
    sum.tokens += other.tokens
  }
}

/// How much of some sources a change adds and removes.
package struct ChangeSize: Hashable, Sendable {
  /// Tokens that are there only after the change, by the shortest way from the old tokens to the new.
  package private(set) var tokensAdded = 0
  /// Tokens that are there only before it.
  package private(set) var tokensRemoved = 0
  /// The names of types that are declared only after it.
  package let newTypes: [String]

  /// Compares files before and after a change; `nil` stands for a file that is not there.
  package init(_ files: [(old: String?, new: String?)]) {
    var (oldTypes, newTypes): (Set<String>, Set<String>) = ([], [])
    for file in files {
      let old = SourceOutline(of: file.old ?? "")
      let new = SourceOutline(of: file.new ?? "")
      let difference = new.tokens.map(\.text).difference(from: old.tokens.map(\.text))
      tokensAdded += difference.insertions.count
      tokensRemoved += difference.removals.count
      oldTypes.formUnion(Self.types(in: old))
      newTypes.formUnion(Self.types(in: new))
    }
    self.newTypes = newTypes.subtracting(oldTypes).sorted()
  }

  private static func types(in outline: SourceOutline) -> [String] {
    outline.types.filter { $0.kind != .extension }.map(\.name)
  }
}
