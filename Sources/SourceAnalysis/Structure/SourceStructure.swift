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
