/// What was counted in one architecture, each file in its one place.
package struct ArchitectureSource: Codable, Hashable, Sendable {
  /// A file and where it counts.
  package struct Entry: Codable, Hashable, Sendable {
    /// The bucket and the screen.
    package let place: Place
    /// The counts.
    package let file: SourceFile
  }

  /// The architecture's name.
  package let architecture: String
  /// All files, in the order of their paths' bytes.
  package let entries: [Entry]
  /// Those that are not UTF-8 throughout.
  package let invalid: [InvalidText]

  /// Reads and counts the files of an architecture.
  ///
  /// `root` is the package's folder; paths are given from there. Throws when something cannot be
  /// read, and when a file is in no bucket
  /// or plays no role.
  package init(
    _ map: BucketMap, root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    let own = try SourceMeasurement(paths: [map.folder], root: root, options: options)
    var entries: [Entry] = []
    for file in own.files {
      let inside = String(file.path.dropFirst(map.folder.count + 1))
      entries.append(Entry(place: try map.place(of: inside), file: file))
    }
    architecture = map.architecture
    self.entries = entries
    invalid = own.invalid
  }

  /// The sums over all files.
  package var totals: SourceTotals { SourceTotals(entries.map(\.file)) }

  /// The sums over the files of a bucket.
  package func totals(of bucket: Bucket) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.bucket == bucket }.map(\.file))
  }

  /// The sums over the feature's files by screen, in the order of their names.
  package var screens: [(name: String, totals: SourceTotals)] {
    let byScreen = Dictionary(grouping: entries.filter { $0.place.screen != nil }) {
      $0.place.screen ?? ""
    }
    return byScreen.sorted { $0.key < $1.key }.map { ($0.key, SourceTotals($0.value.map(\.file))) }
  }
}
