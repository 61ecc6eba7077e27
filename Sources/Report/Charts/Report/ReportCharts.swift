import Measurement

/// The pictures of a report, drawn from its results.
///
/// Each function returns `nil` if the results lack the data for its picture.
struct ReportCharts {
  let results: Results
  let styles: SeriesStyles

  init(_ results: Results) {
    self.results = results
    styles = SeriesStyles(results)
  }

  /// All pictures, in the order of the report.
  var all: [ReportPicture] {
    [added].compactMap(\.self) + means + ratios
      + results.interactions.compactMap { processes($0.id) }
      + growthNames.compactMap { growth($0.interaction, over: $0.unit) }
      + (results.sweep ?? []).compactMap { sweep($0) }
      + [memory, source].compactMap(\.self)
  }

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

/// The colour and the shape of each architecture, the same in all charts of a report.
struct SeriesStyles {
  /// The architectures that are compared with Baseline.
  let contenders: [ArchitectureEntry]

  init(_ results: Results) {
    contenders = results.architectures.filter { $0.name != "Baseline" }
  }

  /// Returns the series of an architecture; Baseline has the first style, the grey one.
  func series(_ architecture: String) -> Series {
    let place = contenders.firstIndex { $0.name == architecture }
    return Series(
      architecture,
      style: architecture == "Baseline" ? 0 : 1 + (place ?? contenders.count))
  }
}
