import Measurement
import Results
import SourceAnalysis
import Support

/// The tables of the sources.
///
/// A count after formatting follows in parentheses.
enum SourceTables {
  /// Lines and tokens: an architecture a row, two columns for each bucket.
  static func lines(_ results: Results) -> TextTable {
    let rows = results.source.map(\.architecture).uniqued().map { name in
      results.source.filter { $0.architecture == name }
    }
    let buckets = results.source.map(\.bucket).uniqued()
    return TextTable(
      of: rows,
      [
        .words("Architecture") { $0[0].architecture },
        .number("files") { Figures.count($0.map(\.files).reduce(0, +)) },
      ]
        + buckets.flatMap { bucket -> [TextTable.Shown<[SourceEntry]>] in
          [
            .number("\(bucket), lines") { sum($0.filter { $0.bucket == bucket }, \.code, \.code) },
            .number("tokens") { sum($0.filter { $0.bucket == bucket }, \.tokens, \.tokens) },
          ]
        } + [
          .number("all lines") { sum($0, \.code, \.code) },
          .number("all tokens") { sum($0, \.tokens, \.tokens) },
          .number("comments") { Figures.count($0.map(\.comment).reduce(0, +)) },
        ])
  }

  private static func sum(
    _ entries: [SourceEntry], _ count: KeyPath<SourceEntry, Int>,
    _ formatted: KeyPath<SourceTotals, Int>
  ) -> String {
    let normalized = entries.compactMap(\.normalized)
    let isWhole = !entries.isEmpty && normalized.count == entries.count
    return pair(
      entries.map { $0[keyPath: count] }.reduce(0, +),
      isWhole ? normalized.map { $0[keyPath: formatted] }.reduce(0, +) : nil)
  }

  /// Returns a count and the count after formatting, such as `1,234 (1,210)`.
  static func pair(_ count: Int, _ normalized: Int?) -> String {
    Figures.count(count) + (normalized.map { " (\(Figures.count($0)))" } ?? "")
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
            entry.roles.first { $0.role == role }.map {
              pair($0.counts.code, $0.normalized?.code)
            } ?? ""
          }
        })
  }

  /// The size of the view controllers, next to the size of the whole app.
  static func viewControllers(_ entries: [StructureEntry]) -> TextTable {
    TextTable(
      of: entries,
      [
        .words("Architecture") { $0.architecture },
        .count("view controllers: files") { $0.viewControllers?.counts.files ?? 0 },
        .number("lines") {
          pair($0.viewControllers?.counts.code ?? 0, $0.viewControllers?.normalized?.code)
        },
        .number("tokens") {
          pair($0.viewControllers?.counts.tokens ?? 0, $0.viewControllers?.normalized?.tokens)
        },
        .number("whole app: lines") { pair($0.app.code, $0.normalizedApp?.code) },
        .number("tokens") { pair($0.app.tokens, $0.normalizedApp?.tokens) },
        .number("share of tokens") {
          Figures.share($0.viewControllers?.counts.tokens ?? 0, of: $0.app.tokens) ?? "–"
        },
      ])
  }

  /// The number of types, bodies, decisions and properties of each architecture.
  static func structure(_ entries: [StructureEntry]) -> TextTable {
    TextTable(
      of: entries,
      [
        .words("Architecture") { $0.architecture }, .count("types") { $0.types },
        .count("bodies") { $0.totals.bodies },
        .number("implicit getters") {
          Figures.count($0.totals.implicitGetters) + ", "
            + (Figures.share($0.totals.implicitGetters, of: $0.totals.bodies)
              ?? Figures.percent(0))
        },
        .count("decisions") { $0.totals.decisions },
        .count("with `?:` `&&` `||`") { $0.totals.extendedDecisions },
        .count("stored `var`") { $0.totals.storedVars },
        .count("stored `let`") { $0.totals.storedLets },
        .count("closures nest") { $0.totals.closureNesting },
        .count("longest body, lines") { $0.totals.longestBody },
      ])
  }

  /// The maximum over the types, the 90th percentile and Gini's coefficient.
  static func spread(_ entries: [StructureEntry]) -> TextTable {
    let measures = [
      ("lines", \StructureEntry.code), ("tokens", \.tokens), ("decisions", \.decisions),
    ]
    return TextTable(
      of: entries,
      [.words("Architecture") { $0.architecture }]
        + measures.flatMap { name, spread -> [TextTable.Shown<StructureEntry>] in
          [
            .count("\(name) of a type: most") { $0[keyPath: spread].maximum },
            .count("p90") { $0[keyPath: spread].percentile90 },
            .number("Gini") { $0[keyPath: spread].giniText },
          ]
        })
  }
}
