/// The counts of some files, ordered by the bytes of their paths.
package struct SourceMeasurement: Hashable, Sendable {
  /// The files.
  package let files: [SourceFile]
  /// What is wrong with the texts, a sentence each; they are counted all the same.
  package let warnings: [String]

  /// The sums of all files.
  package var totals: SourceTotals { SourceTotals(files) }

  /// Reads and counts Swift files and all Swift files in folders.
  ///
  /// All paths are relative to `root`. Throws when a path does not exist, cannot be read, or is
  /// neither a Swift file nor a folder.
  package init(paths: [String], root: String = ".") throws(SourceError) {
    self.init(try SourceTree.texts(at: paths, in: root))
  }

  /// Counts texts that were read before.
  package init(_ texts: [SourceText]) {
    var files: [SourceFile] = []
    var warnings: [String] = []
    for text in texts {
      let counts = LineCounter.count(text.bytes)
      files.append(SourceFile(path: text.path, counts: counts))
      if !counts.isUTF8 {
        warnings.append("\(text.path) is not UTF-8; its lines were counted as they are.")
      }
      if let line = counts.unclosedLine {
        warnings.append(
          "\(text.path):\(line) begins a string or comment without an end; its lines were counted "
            + "as they are.")
      }
    }
    self.files = files
    self.warnings = warnings
  }
}
