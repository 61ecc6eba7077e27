/// The types of some files, and what is in each.
///
/// The files are taken for one module: extensions in one file belong to the type of that name in
/// another, unless that is private to its file.
package struct SourceStructure: Codable, Hashable, Sendable {
  /// The types, in the order of their names' bytes.
  package let types: [TypeStructure]
  /// What lies in no type: functions, variables, imports, statements of a script.
  package let outside: StructureCounts

  /// Reads Swift files and all Swift files in folders.
  ///
  /// The paths, given and found, are from `root`. Throws when a path is not there, is no Swift file
  /// or folder, or cannot be read.
  package init(
    paths: [String], root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    self.init(try SourceTree.texts(at: paths, in: root), options: options)
  }

  /// The structure of texts that have been read.
  package init(_ texts: [SourceText], options: CountingOptions = CountingOptions()) {
    var fold = TypeFold()
    for text in texts {
      fold.add(
        StructureParser(text.bytes, hasBareRegex: options.hasBareRegex).parts, path: text.path)
    }
    types = fold.types
    outside = fold.outside
  }

  /// The sums over all types and what is outside of them.
  package var totals: StructureCounts {
    types.reduce(into: outside) { sum, type in sum += type.counts }
  }

  /// How a figure is spread over the types.
  package func distribution(of figure: KeyPath<StructureCounts, Int>) -> Distribution {
    Distribution(types.map { $0.counts[keyPath: figure] })
  }
}
