import Support

/// The excerpt of a report in the project's README: the picture, the table and their origin.
package struct ReadmeBlock {
  private let results: Results
  private let folder: String

  /// - Parameters:
  ///   - results: the results of the report.
  ///   - folder: the report's folder, relative to README's.
  package init(_ results: Results, folder: String) {
    self.results = results
    self.folder = folder
  }

  /// The excerpt in Markdown, with a line feed at its end.
  package var text: String {
    let environment = results.environment
    let answer = Answer(results)
    let scorecard = ScorecardTable(results)
    let charts = ReportCharts(results)
    let warnings = results.warnings.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
    let origin =
      "Measured \(environment.date.prefix(10)) on \(environment.processor) (\(environment.cores) "
      + "cores), \(environment.os), \(environment.swift): [the whole report](\(folder)/README.md), "
      + "[its figures as data](\(folder)/results.json)."
    let limits = LimitsNote(results).paragraphs.joined(separator: " ")
    let report = MarkdownReport(results)
    let first = [scorecard.table?.markdown().trimmedEnd ?? "", scorecard.legend, warnings]
    let second = [
      answer.findings.joined(separator: " "),
      KeystrokeLine(results).text, answer.certainty,
    ]
    let paragraphs =
      first.map { report.linked($0, in: folder) }
      + [charts.added?.markdown(in: folder + "/") ?? ""]
      + second.map { report.linked($0, in: folder) } + [origin, limits]
    return NonBreakingSpaces.text(
      paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n")
  }
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
