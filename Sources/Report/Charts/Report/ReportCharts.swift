/// The pictures of a report, drawn from its results and, if available, its single events.
///
/// Each function returns `nil` if the results lack the data for its picture.
struct ReportCharts {
  let results: Results
  let styles: SeriesStyles
  let events: EventLog?

  init(_ results: Results, latencies: String? = nil) {
    self.results = results
    styles = SeriesStyles(results)
    events = latencies.map { EventLog($0) }
  }

  /// All pictures, in the order of the report.
  var all: [ReportPicture] {
    means + ["tuned", "asPublished"].compactMap { lane($0) } + ratios
      + results.interactions.flatMap { [eventTimes($0.id), split($0.id)].compactMap(\.self) }
      + growthNames.compactMap { growth($0.interaction, over: $0.unit) }
      + (results.sweep ?? []).compactMap { sweep($0) }
      + [memory, source].compactMap(\.self) + roles
  }

  /// Whether the single events are available.
  var hasEvents: Bool { events != nil }

  /// The sizes of all cases, the smallest first.
  var sizes: [Int] { Set(results.cells.map(\.size)).sorted() }

  /// Returns an interaction's correct results, smaller sizes first.
  func cases(of interaction: String) -> [CaseResult] {
    results.cells.filter { $0.interaction == interaction && $0.correct }.bySize
  }

  /// Returns the heading above the first row of each size, if there are several sizes.
  func headings(_ cases: [CaseResult]) -> [String?] {
    guard Set(cases.map(\.size)).count > 1 else { return cases.map { _ in nil } }
    return cases.indices.map { index in
      index > 0 && cases[index - 1].size == cases[index].size
        ? nil : "\(Figures.count(cases[index].size)) notes"
    }
  }
}
