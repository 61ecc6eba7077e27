import Measurement
import Results
import SourceAnalysis
import Support

/// The sections about the architectures' sources.
extension RunReport {
  static let sourceAnchor = "how-much-code-is-it"

  /// All counts, on a page of their own; empty if nothing was counted.
  @DocumentBuilder var source: Document {
    let entries = results.structure
    if !results.source.isEmpty {
      Block.heading(2, "How much code is it?")
      leanest
      """
      Lines that hold code, by Swift's grammar, and tokens (words and signs), which the layout hardly changes. *Feature* \
      is written for each screen. *Infrastructure* is the pattern's own run time, written once, which real apps import. \
      *Composition* makes and connects the objects.
      """
      SourceTables.lines(results)
      if !entries.isEmpty {
        """
        **Lines by role**, in each pattern's own words. A pattern that moves code out of view controllers \
        has not removed it.
        """
        SourceTables.roles(entries)
      }
      if let note = results.sourceNote {
        Block.fold("What has changed since the times were measured", Document { note })
      }
    }
  }

  /// The range of lines, and how many of them are infrastructure.
  private var leanest: String {
    func range(_ isCounted: (SourceEntry) -> Bool) -> String {
      let counted = results.source.map(\.architecture).uniqued().map { name in
        let own = results.source.filter { $0.architecture == name && isCounted($0) }
        return (name: name, value: Double(own.map(\.code).reduce(0, +)))
      }
      return Figures.range(counted, Figures.short)
    }
    return "**The same app takes \(range { _ in true }) lines of code.** Of them, "
      + "\(range { $0.bucket == "infrastructure" }) are infrastructure."
  }
}

/// The tables of the sources.
enum SourceTables {
  /// Lines and tokens: a pattern a row, two columns for each bucket.
  static func lines(_ results: Results) -> TextTable {
    let rows = results.source.map(\.architecture).uniqued().map { name in
      results.source.filter { $0.architecture == name }
    }
    let buckets = results.source.map(\.bucket).uniqued()
    return TextTable(
      of: rows,
      [.words("pattern") { $0[0].architecture }, .count("files") { sum($0, \.files) }]
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
      [.words("role") { $0 }]
        + entries.map { entry in
          .number(entry.architecture) { role in
            entry.roles.first { $0.role == role }.map { Figures.count($0.counts.code) } ?? ""
          }
        })
  }
}
