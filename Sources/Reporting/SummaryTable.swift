package import CommandLineKit

/// The table that answers at a glance: a variant a row.
package struct SummaryTable {
  private let results: Results
  private let entries: [ArchitectureEntry]
  private let isRanked: Bool

  /// The idiomatic lane, by which architectures are compared.
  package init(_ results: Results) {
    self.init(results, results.architectures.filter { $0.lane == "idiomatic" })
  }

  /// - Parameters:
  ///   - results: those that the entries are of.
  ///   - entries: the rows.
  ///   - isRanked: whether the lowest figure of a column is bold.
  init(_ results: Results, _ entries: [ArchitectureEntry], isRanked: Bool = true) {
    self.results = results
    self.entries = entries
    self.isRanked = isRanked
  }

  /// Time over Baseline by size, then work, then source.
  ///
  /// The lowest figure among the contenders is bold; Baseline is the floor and takes no part, and
  /// intervals that overlap the lowest one's are bold with it: a tie.
  package var table: TextTable {
    let sizes = Self.sizes(results)
    var table = TextTable(
      [.init("Architecture")]
        + sizes.map { .init("time over Baseline, \(Figures.count($0)) notes", .right) }
        + ["mallocs", "view writes", "redundant writes"].map { .init($0, .right) }
        + ["lines of code", "tokens"].map { .init($0, .right) })
    let rows = entries.map { row($0, sizes) }
    for (entry, row) in zip(entries, rows) {
      var cells = [entry.shownName]
      for column in row.indices {
        let isBest =
          isRanked && entry.name != "Baseline" && isBest(row[column], among: rows, column)
        cells.append(isBest ? "**\(row[column].text)**" : row[column].text)
      }
      table.append(cells)
    }
    return table
  }

  /// The sizes at which a mean says something: those of at least half as many interactions as any.
  static func sizes(_ results: Results) -> [Int] {
    let interactions = Dictionary(grouping: results.cells, by: \.size).mapValues {
      Set($0.map(\.interaction)).count
    }
    let most = interactions.values.max() ?? 0
    return interactions.filter { 2 * $0.value >= most }.keys.sorted()
  }

  private struct Figure {
    var text: String
    /// The interval of a measured figure; a counted one has no width.
    var low: Double?
    var high: Double?
  }

  private func isBest(_ figure: Figure, among rows: [[Figure]], _ column: Int) -> Bool {
    let others = zip(entries, rows).filter { $0.0.name != "Baseline" }
    let highs = others.compactMap { $0.1[column].high }
    guard let low = figure.low, let lowestHigh = highs.min() else { return false }
    return low <= lowestHigh
  }

  private func row(_ entry: ArchitectureEntry, _ sizes: [Int]) -> [Figure] {
    let cells = results.cells.filter {
      $0.architecture == entry.name && $0.variant == entry.variant
    }
    let times = sizes.map { size in
      if entry.name == "Baseline" { return Figure(text: "1") }
      return entry.overall.first { $0.size == size }.map {
        Figure(
          text: Figures.ratio($0.estimate, $0.low, $0.high) + gap($0),
          low: $0.low ?? $0.estimate, high: $0.high ?? $0.estimate)
      } ?? Figure(text: "–")
    }
    let counters = ["mallocs", "viewWrites", "redundantWrites"].map { name in
      counted(
        sum(cells.map { $0.counter(name) }), varies: cells.contains { $0.varying.contains(name) })
    }
    // What a variant needs of its architecture's code nobody can count.
    let source = results.source.filter {
      entry.isHeadline && $0.architecture == entry.name && $0.bucket != "variants"
    }
    return times + counters
      + [counted(sum(source.map(\.code))), counted(sum(source.map(\.tokens)))]
  }

  /// A mean over fewer interactions than the others' says so.
  private func gap(_ overall: OverallResult) -> String {
    let most = results.architectures.flatMap(\.overall).filter { $0.size == overall.size }
      .map(\.interactions).max()
    return overall.interactions == most ? "" : " over \(overall.interactions) only"
  }

  /// One that varies from run to run is marked.
  private func counted(_ count: Int?, varies: Bool = false) -> Figure {
    guard let count else { return Figure(text: "–") }
    return Figure(
      text: (varies ? "~" : "") + Figures.count(count), low: Double(count), high: Double(count))
  }

  /// `nil` if there is nothing to add up, or anything is missing: a sum over fewer cells would be
  /// compared with one over all.
  private func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap(\.self)
    return known.isEmpty || known.count < counts.count ? nil : known.reduce(0, +)
  }
}
