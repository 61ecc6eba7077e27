/// The counts of some files, ordered by the bytes of their paths.
package struct SourceMeasurement: Codable, Hashable, Sendable {
  /// The files.
  package let files: [SourceFile]
  /// The files with bytes that are not UTF-8.
  package let invalid: [InvalidText]

  /// The sums of all files.
  package var totals: SourceTotals { SourceTotals(files) }

  /// Reads and counts Swift files and all Swift files in folders.
  ///
  /// All paths are relative to `root`. Throws when a path does not exist, cannot be read, or is
  /// neither a Swift file nor a folder.
  package init(
    paths: [String], root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    self.init(try SourceTree.texts(at: paths, in: root), options: options)
  }

  /// Counts texts that were read before.
  package init(_ texts: [SourceText], options: CountingOptions = CountingOptions()) {
    var files: [SourceFile] = []
    var invalid: [InvalidText] = []
    for text in texts {
      let counts = LineCounter.count(text.bytes, options: options)
      files.append(SourceFile(path: text.path, counts: counts))
      if counts.invalidSequences > 0 {
        invalid.append(InvalidText(path: text.path, sequences: counts.invalidSequences))
      }
    }
    self.files = files
    self.invalid = invalid
  }
}
