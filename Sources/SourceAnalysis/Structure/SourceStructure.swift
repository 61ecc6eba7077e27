/// The types of some files with their counts.
///
/// The files count as one module. An extension belongs to the type with its name, also in another
/// file, unless that type is private to its file.
package struct SourceStructure: Codable, Hashable, Sendable {
  /// The types, ordered by the bytes of their names.
  package let types: [TypeStructure]
  /// The counts outside of all types: functions, variables, imports, statements of a script.
  package let outside: StructureCounts

  /// Parses texts that were read before.
  package init(_ texts: [SourceText]) {
    var fold = TypeFold()
    for text in texts {
      fold.add(SourceOutline(of: text.bytes).allScopes, path: text.path)
    }
    types = fold.types
    outside = fold.outside
  }

  /// The sums of all types and of the code outside of them.
  package var totals: StructureCounts {
    types.reduce(into: outside) { sum, type in sum += type.counts }
  }
}

/// The counts of one type with its extensions; in JSON, one object.
package struct TypeStructure: Codable, Hashable, Sendable {
  /// The full name: `Outer.Inner`.
  package let name: String
  /// The kind of its declaration.
  package let kind: TypeKind
  /// The path of the file that declares it, or of the first file that extends it.
  package let path: String
  /// The counts of its code, without nested types.
  package let counts: StructureCounts
}

/// The counts of a type, or the sums of several types.
///
/// A token counts for the innermost type around it. A line of code counts for the type of its first
/// token. So the sums of all types and of the code outside of them are those of the files.
package struct StructureCounts: Codable, Hashable, Sendable {
  /// Lines with code.
  package internal(set) var code = 0
  /// Tokens, as `Piece.tokens` defines them.
  package internal(set) var tokens = 0
  /// Bodies of functions, initialisers, deinitialisers and accessors, also of local ones.
  ///
  /// The braces of a getter without the word `get` are a body, too.
  package internal(set) var bodies = 0
  /// One for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a `switch`.
  package internal(set) var decisions = 0
  /// Stored `var` properties, also static and lazy ones.
  package internal(set) var storedVars = 0
  /// Stored `let` properties, also static ones.
  package internal(set) var storedLets = 0

  /// Creates counts of zero.
  package init() {}

  /// Adds the counts of another part.
  package static func += (sum: inout StructureCounts, other: StructureCounts) {
    sum.code += other.code
    sum.tokens += other.tokens
    sum.bodies += other.bodies
    sum.decisions += other.decisions
    sum.storedVars += other.storedVars
    sum.storedLets += other.storedLets
  }
}

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
