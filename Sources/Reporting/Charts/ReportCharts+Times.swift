import Charts
import Measurement

/// Single events of an interaction: all of them, and what a median one is made of.
extension ReportCharts {
  /// Needs the events themselves, which results have no room for.
  func eventTimes(_ interaction: String) -> ReportPicture? {
    guard let events else { return nil }
    let cells = cast.shown(cells(of: interaction)).filter { !events.seconds(of: $0).isEmpty }
    guard !cells.isEmpty else { return nil }
    let rows = zip(cells, headings(cells)).map { cell, heading in
      let latency = cell.latency
      let percentiles = [("95", latency?.p95), ("99", latency?.p99)].compactMap { name, value in
        value.map { StripPlot.Notable(name, $0) }
      }
      return StripPlot.Row(
        cast.series(cell), events.seconds(of: cell), median: latency?.p50, notable: percentiles,
        figure: latency.map { Figures.seconds($0.p50) } ?? "", heading: heading)
    }
    return ReportPicture(
      .events, [interaction],
      StripPlot(
        title: "Single runs of \(interaction)",
        subtitle:
          "A stroke is a run (of over 100, a hundredth of them); mark: median; 95, 99: percentiles.",
        summary: cells.map { cell in
          "\(place(cell)): median \(cell.latency.map { Figures.seconds($0.p50) } ?? "unknown")"
            + (cell.latency?.p95).map { ", p95 \(Figures.seconds($0))" }.orEmpty
        }.joined(separator: "; ") + ".",
        rows: rows, unit: .seconds, figureTitle: "median"))
  }

  func split(_ interaction: String) -> ReportPicture? {
    let cells = cast.shown(cells(of: interaction)).filter { $0.latency?.split != nil }
    guard !cells.isEmpty else { return nil }
    let values = cells.map { cell in
      cell.latency?.split.map { [$0.architecture, $0.layout, $0.display] } ?? []
    }
    let names = ["own code", "layout", "display"]
    let rows = zip(zip(cells, headings(cells)), values).map { cell, values in
      StackedBars.Row(
        cell.0.name, values, figure: Figures.seconds(values.reduce(0, +)), heading: cell.1)
    }
    return ReportPicture(
      .split, [interaction],
      StackedBars(
        title: "What a run of \(interaction) is made of",
        subtitle: "Medians of the parts of single runs, as shares of their sum at the right.",
        summary: zip(cells, values).map { cell, values in
          "\(place(cell)): "
            + zip(names, values).map { "\($0) \(Figures.seconds($1))" }.joined(separator: ", ")
        }.joined(separator: "; ") + ".",
        parts: names.map { .init($0) }, rows: rows, unit: .seconds, showsShares: true))
  }

  private func place(_ cell: CellResult) -> String {
    "\(cell.name) at \(Figures.count(cell.size)) notes"
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
