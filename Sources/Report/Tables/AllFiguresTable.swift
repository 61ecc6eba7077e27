package import Support

/// The summary of a report: an architecture a row.
package struct AllFiguresTable {
  private let results: Results

  package init(_ results: Results) {
    self.results = results
  }

  /// The time over Baseline by size, then the work, then the size of the source.
  ///
  /// The lowest figure of several contenders is bold. Figures with intervals that overlap it are
  /// tied and also bold. Baseline is not ranked.
  package var table: TextTable {
    let sizes = Self.sizes(results)
    var table = TextTable(
      [.init("Architecture")]
        + sizes.map { .init("time over Baseline, \(Figures.count($0)) notes", .right) }
        + ["mallocs", "view writes", "redundant writes"].map { .init($0, .right) }
        + ["lines of code", "tokens"].map { .init($0, .right) })
    let rows = results.architectures.map { row($0, sizes) }
    for (entry, row) in zip(results.architectures, rows) {
      var cells = [entry.name]
      for column in row.indices {
        let isBest =
          entry.name != "Baseline" && isBest(row[column], among: rows, column)
        cells.append(isBest ? "**\(row[column].text)**" : row[column].text)
      }
      table.append(cells)
    }
    return table
  }

  /// Returns the sizes that have at least half as many interactions as the size with the most.
  static func sizes(_ results: Results) -> [Int] {
    let interactions = Dictionary(grouping: results.cells, by: \.size).mapValues {
      Set($0.map(\.interaction)).count
    }
    let most = interactions.values.max() ?? 0
    return interactions.filter { 2 * $0.value >= most }.keys.sorted()
  }

  private struct Figure {
    var text: String
    /// The interval of a measured figure; a count has an interval of width 0.
    var low: Double?
    var high: Double?
  }

  private func isBest(_ figure: Figure, among rows: [[Figure]], _ column: Int) -> Bool {
    let others = zip(results.architectures, rows).filter { $0.0.name != "Baseline" }
    let highs = others.compactMap { $0.1[column].high }
    guard others.count > 1, let low = figure.low, let lowestHigh = highs.min() else { return false }
    return low <= lowestHigh
  }

  private func row(_ entry: ArchitectureEntry, _ sizes: [Int]) -> [Figure] {
    let cases = results.cells.filter {
      $0.architecture == entry.name
    }
    let notEqual = entry.defect == nil ? "–" : "**not equal**"
    let times = sizes.map { size in
      if entry.name == "Baseline" { return Figure(text: "1") }
      return entry.overall.first { $0.size == size }.map {
        Figure(
          text: Figures.ratio($0.estimate, $0.low, $0.high) + coverageNote($0),
          low: $0.low ?? $0.estimate, high: $0.high ?? $0.estimate)
      } ?? Figure(text: notEqual)
    }
    let counters = ["mallocs", "viewWrites", "redundantWrites"].map { name in
      counted(
        sum(cases.map { $0.counter(name) }), varies: cases.contains { $0.varying.contains(name) })
    }
    let source = results.source.filter { $0.architecture == entry.name }
    return times + counters
      + [counted(sum(source.map(\.code))), counted(sum(source.map(\.tokens)))]
  }

  /// Returns a note if the mean covers fewer interactions than the others.
  private func coverageNote(_ overall: OverallResult) -> String {
    let most = results.architectures.flatMap(\.overall).filter { $0.size == overall.size }
      .map(\.interactions).max()
    return overall.interactions == most ? "" : " over \(overall.interactions) only"
  }

  /// Returns the figure of a count; a count that varies from run to run is marked.
  private func counted(_ count: Int?, varies: Bool = false) -> Figure {
    guard let count else { return Figure(text: "–") }
    return Figure(
      text: (varies ? "~" : "") + Figures.count(count), low: Double(count), high: Double(count))
  }

  /// Returns `nil` if there are no counts or any is missing: a partial sum is not comparable with a
  /// full one.
  private func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap(\.self)
    return known.isEmpty || known.count < counts.count ? nil : known.reduce(0, +)
  }
}
