import Measurement
import Results
import SourceAnalysis
import Support

/// The sections about the architectures' sources.
extension RunReport {
  /// All counts, on a page of their own; empty if nothing was counted.
  @DocumentBuilder var source: Document {
    let entries = results.structure
    if !results.source.isEmpty {
      Block.heading(2, "Source")
      """
      Lines that hold code, by Swift's grammar, and tokens, which the layout hardly changes. *Feature* \
      is written for each screen. *Infrastructure* is the pattern's own run time, written once. \
      *Composition* is the object graph.\(results.sourceNote.map { " " + $0 } ?? "")
      """
      SourceTables.lines(results)
      if !entries.isEmpty {
        """
        **Lines by role**, in each pattern's own words. A pattern that moves code out of view controllers \
        has not removed it.
        """
        SourceTables.roles(entries)
      }
    }
  }
}

/// The tables of the sources.
enum SourceTables {
  /// Lines and tokens: an architecture a row, two columns for each bucket.
  static func lines(_ results: Results) -> TextTable {
    let rows = results.source.map(\.architecture).uniqued().map { name in
      results.source.filter { $0.architecture == name }
    }
    let buckets = results.source.map(\.bucket).uniqued()
    return TextTable(
      of: rows,
      [.words("Architecture") { $0[0].architecture }, .count("files") { sum($0, \.files) }]
        + buckets.flatMap { bucket -> [TextTable.Shown<[SourceEntry]>] in
          [
            .count("\(bucket), lines") { sum($0.filter { $0.bucket == bucket }, \.code) },
            .count("tokens") { sum($0.filter { $0.bucket == bucket }, \.tokens) },
          ]
        } + [
          .count("all lines") { sum($0, \.code) }, .count("all tokens") { sum($0, \.tokens) },
          .count("comments") { sum($0, \.comment) },
        ])
  }

  private static func sum(_ entries: [SourceEntry], _ count: KeyPath<SourceEntry, Int>) -> Int {
    entries.map { $0[keyPath: count] }.reduce(0, +)
  }

  /// Lines of code: a role a row, an architecture a column.
  ///
  /// Roles keep the order of the first architecture that has them.
  static func roles(_ entries: [StructureEntry]) -> TextTable {
    TextTable(
      of: entries.flatMap(\.roles).map(\.role).uniqued(),
      [.words("Role") { $0 }]
        + entries.map { entry in
          .number(entry.architecture) { role in
            entry.roles.first { $0.role == role }.map { Figures.count($0.counts.code) } ?? ""
          }
        })
  }
}
