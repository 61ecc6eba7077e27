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
  /// read, and when a file is in no bucket or plays no role.
  package init(
    _ map: BucketMap, root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    let texts = try SourceTree.texts(at: [map.folder], in: root)
    try self.init(map, texts: texts, options: options)
  }

  /// Counts texts that have been read: those of them that lie in the architecture's folder.
  ///
  /// Throws when one is in no bucket or plays no role.
  package init(
    _ map: BucketMap, texts: [SourceText], options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    let own = texts.filter { $0.path.hasPrefix(map.folder + "/") }
    let measurement = SourceMeasurement(own, options: options)
    var entries: [Entry] = []
    for file in measurement.files {
      let inside = String(file.path.dropFirst(map.folder.count + 1))
      entries.append(Entry(place: try map.place(of: inside), file: file))
    }
    architecture = map.architecture
    self.entries = entries
    invalid = measurement.invalid
  }

  /// The sums over all files.
  package var totals: SourceTotals { SourceTotals(entries.map(\.file)) }

  /// The sums over the files of a bucket.
  package func totals(of bucket: Bucket) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.bucket == bucket }.map(\.file))
  }

  /// The sums over the files that play a role in the headline, whose files are not its variants'.
  package func totals(playing role: Role) -> SourceTotals {
    SourceTotals(headline.filter { $0.place.role == role }.map(\.file))
  }

  /// The files that the architecture is measured by: all but what only variants use.
  package var headline: [Entry] { entries.filter { $0.place.bucket != .variants } }

  /// How many screens the feature has: its folders that hold a view controller.
  package var screenCount: Int {
    Set(entries.filter { $0.place.role == .viewController }.compactMap(\.place.screen)).count
  }

  /// The places that any file has: by bucket, then by screen and role.
  package var places: [Place] {
    Set(entries.map(\.place)).sorted { one, other in
      let buckets = [one, other].map { Bucket.allCases.firstIndex(of: $0.bucket) ?? 0 }
      guard buckets[0] == buckets[1] else { return buckets[0] < buckets[1] }
      return (one.screen ?? "", one.role.name) < (other.screen ?? "", other.role.name)
    }
  }

  /// The sums over the files at a place.
  package func totals(at place: Place) -> SourceTotals {
    SourceTotals(entries.filter { $0.place == place }.map(\.file))
  }

  /// The sums over the feature's files by screen, in the order of their names.
  package var screens: [(name: String, totals: SourceTotals)] {
    let byScreen = Dictionary(grouping: entries.filter { $0.place.screen != nil }) {
      $0.place.screen ?? ""
    }
    return byScreen.sorted { $0.key < $1.key }.map { ($0.key, SourceTotals($0.value.map(\.file))) }
  }
}
