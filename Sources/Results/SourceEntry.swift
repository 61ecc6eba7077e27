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
}

extension SourceEntry {
  /// Creates the counts of one bucket of an architecture.
  package init(_ bucket: Bucket, of source: ArchitectureSource) {
    let totals = source.totals(of: bucket)
    self.init(
      architecture: source.architecture, bucket: bucket.rawValue, files: totals.files,
      lines: totals.lines, code: totals.code, comment: totals.comment, blank: totals.blank,
      tokens: totals.tokens)
  }
}

/// The roles of an architecture's headline, as `results.json` stores them.
package struct StructureEntry: Equatable, Codable, Sendable {
  /// The lines and tokens of the files in one role.
  package struct RoleEntry: Equatable, Codable, Sendable {
    package var role: String
    package var counts: SourceTotals
  }

  package var architecture: String
  /// The counts by role, in the order of `Role`.
  package var roles: [RoleEntry]

  /// Counts an architecture's sources.
  package init(_ source: ArchitectureSource) {
    architecture = source.architecture
    roles = Set(source.entries.map(\.place.role)).sorted().map { role in
      RoleEntry(role: role.name, counts: source.totals(playing: role))
    }
  }
}
