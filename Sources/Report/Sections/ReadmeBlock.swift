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
    let report = "\(folder)/README.md"
    let answer = Answer(results)
    // The links point into the report.
    let certainty = answer.certainty.replacing("](#", with: "](\(report)#")
    let warnings = results.warnings.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
    let origin =
      "Measured \(environment.date.prefix(10)) on \(environment.processor) (\(environment.cores) "
      + "cores), \(environment.os), \(environment.swift): [the whole report](\(report)), "
      + "[its figures as data](\(folder)/results.json)."
    let pictures = ReportCharts(results).means.map { $0.markdown(in: folder + "/") }
    let paragraphs =
      pictures + [
        SummaryTable(results).table.markdown().trimmedEnd, Self.caption,
        answer.sentences.joined(separator: " "), KeystrokeLine(results).text(report: report),
        certainty, warnings, origin,
      ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension ReadmeBlock {
  private static let caption =
    "In brackets: intervals at 95 %. Counters are sums over one run of each interaction, with a ~ "
    + "where one of them varies a little from run to run; redundant: a view is given what it shows "
    + "already. Bold: the lowest of the architectures, or those not told apart from it. Baseline is "
    + "what they are compared with. It can be beaten in time and in calls of malloc, and in writes by "
    + "a pattern that leaves covered screens alone."
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
