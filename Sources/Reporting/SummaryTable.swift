package import CommandLineKit

/// The table that answers at a glance: an architecture a row.
package enum SummaryTable {
  /// Time over Baseline by size, then work, then source.
  ///
  /// The lowest figure among the contenders is bold; Baseline is the floor and takes no part, and
  /// intervals that overlap the lowest one's are bold with it: a tie.
  package static func table(_ results: Results) -> TextTable {
    let sizes = Set(results.cells.map(\.size)).sorted()
    var table = TextTable(
      [.init("Architecture")]
        + sizes.map { .init("time over Baseline, \(Figures.count($0)) notes", .right) }
        + ["mallocs", "view writes", "redundant writes"].map { .init($0, .right) }
        + ["lines of code", "tokens"].map { .init($0, .right) })
    let rows = results.architectures.map { row($0, results, sizes) }
    for (architecture, row) in zip(results.architectures, rows) {
      var cells = [architecture.name]
      for column in row.indices {
        let isBest =
          architecture.name != "Baseline" && isBest(row[column], among: rows, column, results)
        cells.append(isBest ? "**\(row[column].text)**" : row[column].text)
      }
      table.append(cells)
    }
    return table
  }

  private struct Figure {
    var text: String
    /// The interval of a measured figure; a counted one has no width.
    var low: Double?
    var high: Double?
  }

  private static func isBest(
    _ figure: Figure, among rows: [[Figure]], _ column: Int, _ results: Results
  ) -> Bool {
    let others = zip(results.architectures, rows).filter { $0.0.name != "Baseline" }
    let highs = others.compactMap { $0.1[column].high }
    guard let low = figure.low, let lowestHigh = highs.min() else { return false }
    return low <= lowestHigh
  }

  private static func row(
    _ architecture: ArchitectureEntry, _ results: Results, _ sizes: [Int]
  ) -> [Figure] {
    let cells = results.cells.filter {
      $0.architecture == architecture.name && $0.variant == architecture.variant
    }
    let times = sizes.map { size in
      if architecture.name == "Baseline" { return Figure(text: "1") }
      return architecture.overall.first { $0.size == size }.map {
        Figure(
          text: Figures.ratio($0.estimate, $0.low, $0.high), low: $0.low ?? $0.estimate,
          high: $0.high ?? $0.estimate)
      } ?? Figure(text: "–")
    }
    let counters = ["mallocs", "viewWrites", "redundantWrites"].map { name in
      counted(sum(cells.map { $0.counter(name) }))
    }
    let source = results.source.filter { $0.architecture == architecture.name }
    return times + counters
      + [counted(sum(source.map(\.code))), counted(sum(source.map(\.tokens)))]
  }

  private static func counted(_ count: Int?) -> Figure {
    guard let count else { return Figure(text: "–") }
    return Figure(text: Figures.count(count), low: Double(count), high: Double(count))
  }

  /// `nil` if there is nothing to add up, or anything is missing: a sum over fewer cells would be
  /// compared with one over all.
  private static func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap(\.self)
    return known.isEmpty || known.count < counts.count ? nil : known.reduce(0, +)
  }
}
