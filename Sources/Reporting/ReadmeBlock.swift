import CommandLineKit

/// What the project's README shows of a report: its picture, its table, and where both come from.
package struct ReadmeBlock {
  private let results: Results
  private let folder: String

  /// - Parameters:
  ///   - results: the report's.
  ///   - folder: its folder, from README's.
  package init(_ results: Results, folder: String) {
    self.results = results
    self.folder = folder
  }

  /// Markdown, with a line feed at its end.
  package var text: String {
    let environment = results.environment
    let answer = Answer(results).sentences
    let origin =
      "Measured \(environment.date.prefix(10)) on \(environment.processor) (\(environment.cores) "
      + "cores), \(environment.os), \(environment.swift): [the whole report](\(folder)/README.md), "
      + "[its figures as data](\(folder)/results.json), "
      + "[every sample](\(folder)/\(results.samples))."
    let pictures = ReportCharts(results).means.map { $0.markdown(in: folder + "/") }
    return
      (pictures + [
        SummaryTable(results).table.markdown().trimmedEnd, answer.joined(separator: " "), origin,
      ]).joined(separator: "\n\n") + "\n"
  }
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
