import Support

/// The excerpt of a report in the project's README: the tables, the sentences and their origin.
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

  /// The sentences, which are the same in every run of the same sources.
  package static func sentences(_ results: Results) -> [String] { Answer(results).sentences }

  /// The excerpt in Markdown, with a line feed at its end.
  package var text: String {
    let answer = Answer(results)
    let report = MarkdownReport(results)
    let links = "[The whole report](\(folder)/README.md), [its figures](\(folder)/results.json)."
    let stale = answer.staleness.joined(separator: " ")
    let paragraphs =
      (report.answer + [picture(report) ?? ""]).map { report.linked($0, in: folder) } + [
        "\(answer.origin)\n\(links)", stale,
      ]
    return NonBreakingSpaces.text(MarkdownReport.paragraphs(paragraphs) + "\n")
  }

  /// The picture of the forms; that of the events as long as no form is measured.
  private func picture(_ report: MarkdownReport) -> String? {
    (report.charts.forms ?? report.charts.added)?.markdown(in: folder + "/")
  }
}
