import Foundation
import Measurement

/// The picture of an interaction's times: the ratio in each process.
extension ReportCharts {
  func processes(_ interaction: String) -> ReportPicture? {
    let cases = cases(of: interaction).filter { $0.ratio?.values?.isEmpty == false }
    guard !cases.isEmpty else { return nil }
    let rows = zip(cases, headings(cases)).map { result, heading in
      StripPlot.Row(
        styles.series(result.architecture), (result.ratio?.values ?? []).map { exp($0) },
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

  private func place(_ result: CaseResult) -> String {
    "\(result.architecture) at \(Figures.count(result.size)) notes"
  }
}
