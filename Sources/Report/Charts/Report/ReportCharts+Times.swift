import Measurement

/// The pictures of an interaction's single events: all times, and the parts of a median event.
extension ReportCharts {
  /// Returns the picture of all single events; `nil` without `latencies.csv`.
  func eventTimes(_ interaction: String) -> ReportPicture? {
    guard let events else { return nil }
    let cases = styles.shown(cases(of: interaction)).filter { !events.seconds(of: $0).isEmpty }
    guard !cases.isEmpty else { return nil }
    let rows = zip(cases, headings(cases)).map { result, heading in
      let latency = result.latency
      let percentiles = [("95", latency?.p95), ("99", latency?.p99)].compactMap { name, value in
        value.map { StripPlot.Percentile(name, $0) }
      }
      return StripPlot.Row(
        styles.series(result), events.seconds(of: result), median: latency?.p50,
        percentiles: percentiles,
        figure: latency.map { Figures.seconds($0.p50) } ?? "", heading: heading)
    }
    return ReportPicture(
      .events, [interaction],
      StripPlot(
        title: "Single runs of \(interaction)",
        subtitle:
          "A stroke is a run (of over 100, a hundredth of them); mark: median; 95, 99: percentiles.",
        summary: cases.map { result in
          "\(place(result)): median \(result.latency.map { Figures.seconds($0.p50) } ?? "unknown")"
            + (result.latency?.p95).map { ", p95 \(Figures.seconds($0))" }.orEmpty
        }.joined(separator: "; ") + ".",
        rows: rows, unit: .seconds, figureTitle: "median"))
  }

  func split(_ interaction: String) -> ReportPicture? {
    let cases = styles.shown(cases(of: interaction)).filter { $0.latency?.split != nil }
    guard !cases.isEmpty else { return nil }
    let values = cases.map { result in
      result.latency?.split.map { [$0.architecture, $0.layout, $0.display] } ?? []
    }
    let names = ["own code", "layout", "display"]
    let rows = zip(zip(cases, headings(cases)), values).map { result, values in
      StackedBars.Row(
        result.0.name, values, figure: Figures.seconds(values.reduce(0, +)), heading: result.1)
    }
    return ReportPicture(
      .split, [interaction],
      StackedBars(
        title: "What a run of \(interaction) is made of",
        subtitle: "Medians of the parts of single runs, as shares of their sum at the right.",
        summary: zip(cases, values).map { result, values in
          "\(place(result)): "
            + zip(names, values).map { "\($0) \(Figures.seconds($1))" }.joined(separator: ", ")
        }.joined(separator: "; ") + ".",
        parts: names.map { .init($0) }, rows: rows, unit: .seconds, showsShares: true))
  }

  private func place(_ result: CaseResult) -> String {
    "\(result.name) at \(Figures.count(result.size)) notes"
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
