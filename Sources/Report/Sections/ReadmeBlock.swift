package import Results
import Support

/// The excerpt of a report in the project's README: the tables, the sentences and their origin.
package enum ReadmeBlock {
  /// Returns the excerpt in Markdown, with a line feed at its end.
  ///
  /// - Parameters:
  ///   - results: the results of the report.
  ///   - folder: the report's folder, relative to README's.
  /// - Returns: the text between README's markers.
  package static func text(_ results: Results, folder: String) -> String {
    let answer = Answer(results)
    let report = RunReport(results)
    return Document {
      report.answer
      // That of the events as long as no form is measured.
      report.charts.forms ?? report.charts.ratios
      report.formsSentence
      """
      \(answer.origin)
      [The whole report](\(folder)/README.md), [its figures](\(folder)/results.json).
      """
      answer.staleness.joined(separator: " ")
    }.markdown(report.links.from(folder))
  }
}
