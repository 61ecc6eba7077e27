import Charts

/// The pictures of a report, made from its results, and from its single events if they are there.
///
/// What the results do not have is left out: each function gives `nil` where nothing can be drawn.
struct ReportCharts {
  let results: Results
  let cast: ChartCast
  let events: EventLog?

  init(_ results: Results, latencies: String? = nil) {
    self.results = results
    cast = ChartCast(results)
    events = latencies.map { EventLog($0) }
  }

  /// All of them, in the order of the report.
  var all: [ReportPicture] {
    means + ["tuned", "asPublished"].compactMap { lane($0) } + ratios
      + results.interactions.flatMap { [eventTimes($0.id), split($0.id)].compactMap(\.self) }
      + growthNames.compactMap { growth($0.interaction, over: $0.unit) }
      + (results.sweep ?? []).compactMap { sweep($0) }
      + [memory, source].compactMap(\.self) + roles
  }

  /// Whether single events can be drawn.
  var hasEvents: Bool { events != nil }

  /// The sizes of cells, the smallest first.
  var sizes: [Int] { Set(results.cells.map(\.size)).sorted() }

  /// Those of an interaction, smaller sizes first, who was wrong left out.
  func cells(of interaction: String) -> [CellResult] {
    results.cells.filter { $0.interaction == interaction && $0.correct }.bySize
  }

  /// What stands above the first row of a size, if there are several.
  func headings(_ cells: [CellResult]) -> [String?] {
    guard Set(cells.map(\.size)).count > 1 else { return cells.map { _ in nil } }
    return cells.indices.map { index in
      index > 0 && cells[index - 1].size == cells[index].size
        ? nil : "\(Figures.count(cells[index].size)) notes"
    }
  }
}
