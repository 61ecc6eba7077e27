package import SourceAnalysis

/// Lines and tokens of an architecture in one bucket.
package struct SourceEntry: Equatable, Codable, Sendable {
  package var architecture: String
  package var bucket: String
  package var files: Int
  package var lines: Int
  package var code: Int
  package var comment: Int
  package var blank: Int
  package var tokens: Int
  /// The counts after `swift format`.
  ///
  /// `nil` if the formatter was missing, and in files from before these counts existed.
  package var normalized: SourceTotals?
}

extension SourceEntry {
  /// Creates the counts of one bucket of an architecture.
  package init(
    _ bucket: Bucket, of source: ArchitectureSource, normalized: ArchitectureSource?
  ) {
    let totals = source.totals(of: bucket)
    self.init(
      architecture: source.architecture, bucket: bucket.rawValue, files: totals.files,
      lines: totals.lines, code: totals.code, comment: totals.comment, blank: totals.blank,
      tokens: totals.tokens, normalized: normalized?.totals(of: bucket))
  }
}

/// The formatter behind the normalized counts, or why there are none.
package struct SourceNormalization: Equatable, Codable, Sendable {
  /// The formatter and its version.
  package var tool: String?
  /// The line length that the formatter was set to, in columns.
  package var lineLength: Int?
  /// The files that the formatter could not parse; they are counted unformatted.
  package var unformatted: [String]?
  /// The reason that completes the sentence "not available, because …".
  package var unavailable: String?

  package init(
    tool: String? = nil, lineLength: Int? = nil, unformatted: [String]? = nil,
    unavailable: String? = nil
  ) {
    self.tool = tool
    self.lineLength = lineLength
    self.unformatted = unformatted
    self.unavailable = unavailable
  }
}
