/// The counts of one architecture's files, each with its bucket, screen and role.
package struct ArchitectureSource: Hashable, Sendable {
  /// A file and its place.
  package struct Entry: Hashable, Sendable {
    /// The bucket and the screen.
    package let place: Place
    /// The counts.
    package let file: SourceFile
  }

  /// The architecture's name.
  package let architecture: String
  /// All files, in the order of their paths' bytes.
  package let entries: [Entry]

  /// Reads and counts the files of an architecture.
  ///
  /// Paths are relative to `root`, the package's folder. Throws when a file cannot be read, or has no
  /// bucket or no role.
  package init(_ map: BucketMap, root: String = ".") throws(SourceError) {
    try self.init(map, texts: try SourceTree.texts(at: [map.folder], in: root))
  }

  /// Counts texts that were read before; those outside of the architecture's folder are ignored.
  ///
  /// Throws when one has no bucket or no role.
  package init(_ map: BucketMap, texts: [SourceText]) throws(SourceError) {
    let own = texts.filter { $0.path.hasPrefix(map.folder + "/") }
    var entries: [Entry] = []
    for file in SourceMeasurement(own).files {
      let inside = String(file.path.dropFirst(map.folder.count + 1))
      entries.append(Entry(place: try map.place(of: inside), file: file))
    }
    architecture = map.architecture
    self.entries = entries
  }

  /// The sums of all files.
  package var totals: SourceTotals { SourceTotals(entries.map(\.file)) }

  /// Returns the sums of the files in a bucket.
  package func totals(of bucket: Bucket) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.bucket == bucket }.map(\.file))
  }

  /// Returns the sums of the files with a role.
  package func totals(playing role: Role) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.role == role }.map(\.file))
  }
}
