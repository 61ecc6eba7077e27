/// The types of some files with their counts.
///
/// The files count as one module. An extension belongs to the type with its name, also in another
/// file, unless that type is private to its file.
package struct SourceStructure: Codable, Hashable, Sendable {
  /// The types, ordered by the bytes of their names.
  package let types: [TypeStructure]
  /// The counts outside of all types: functions, variables, imports, statements of a script.
  package let outside: StructureCounts

  /// Reads Swift files and all Swift files in folders.
  ///
  /// All paths are relative to `root`. Throws when a path does not exist, cannot be read, or is
  /// neither a Swift file nor a folder.
  package init(
    paths: [String], root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    self.init(try SourceTree.texts(at: paths, in: root), options: options)
  }

  /// Parses texts that were read before.
  package init(_ texts: [SourceText], options: CountingOptions = CountingOptions()) {
    var fold = TypeFold()
    for text in texts {
      fold.add(SourceOutline(of: text.bytes, options: options).allScopes, path: text.path)
    }
    types = fold.types
    outside = fold.outside
  }

  /// The sums of all types and of the code outside of them.
  package var totals: StructureCounts {
    types.reduce(into: outside) { sum, type in sum += type.counts }
  }

  /// Returns the distribution of a figure over the types.
  package func distribution(of figure: KeyPath<StructureCounts, Int>) -> Distribution {
    Distribution(types.map { $0.counts[keyPath: figure] })
  }
}
