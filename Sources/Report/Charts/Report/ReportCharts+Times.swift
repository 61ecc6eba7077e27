import Foundation
import Measurement

/// The pictures of an interaction's times: the ratio in each process, and the parts of a run.
extension ReportCharts {
  func processes(_ interaction: String) -> ReportPicture? {
    let cases = styles.shown(cases(of: interaction)).filter { $0.ratio?.values?.isEmpty == false }
    guard !cases.isEmpty else { return nil }
    let rows = zip(cases, headings(cases)).map { result, heading in
      StripPlot.Row(
        styles.series(result), (result.ratio?.values ?? []).map { exp($0) },
        median: result.ratio?.estimate,
        figure: result.ratio.map { Figures.ratio($0.estimate) } ?? "", heading: heading)
    }
    return ReportPicture(
      .processes, [interaction],
      StripPlot(
        title: "\(interaction), process by process",
        subtitle: "A stroke is the time over Baseline in one process; the mark is their mean.",
        summary: cases.map { result in
          "\(place(result)): \(result.ratio.map { Figures.ratio($0.estimate) } ?? "unknown")"
        }.joined(separator: "; ") + ".",
        rows: rows, unit: .ratio, figureTitle: "mean"))
  }

  func split(_ interaction: String) -> ReportPicture? {
    let cases = styles.shown(cases(of: interaction)).filter { $0.latency?.parts != nil }
    guard !cases.isEmpty else { return nil }
    let values = cases.map { $0.latency?.parts ?? [] }
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
