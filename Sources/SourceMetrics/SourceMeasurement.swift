/// What was counted in some files, in the order of their paths' bytes.
package struct SourceMeasurement: Codable, Hashable, Sendable {
  /// The files.
  package let files: [SourceFile]
  /// Those of them that are not UTF-8 throughout.
  package let invalid: [InvalidText]

  /// The sums over all files.
  package var totals: SourceTotals { SourceTotals(files) }

  /// Reads and counts Swift files and all Swift files in folders.
  ///
  /// The paths, given and found, are from `root`. Throws when a path is not there, is no Swift file
  /// or folder, or cannot be read.
  package init(
    paths: [String], root: String = ".", options: CountingOptions = CountingOptions()
  ) throws(SourceError) {
    self.init(try SourceTree.texts(at: paths, in: root), options: options)
  }

  /// Counts texts that have been read.
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
