import Catalog
import Measurement
import Report
import Support

/// The output of a finished run.
struct RunOutput {
  private let format: RunCommand.Format
  private let console: Console

  init(_ format: RunCommand.Format, _ console: Console) {
    self.format = format
    self.console = console
  }

  /// Prints the output.
  ///
  /// - Parameters:
  ///   - results: the results.
  ///   - samples: the epochs.
  ///   - folder: the report's folder.
  /// - Throws: a `CommandFailure` if the output cannot be written.
  func print(_ results: Results, _ samples: RunSamples, _ folder: ReportFolder) throws {
    switch format {
    case .json: try console.output.write(try ResultsFile.text(results))
    case .markdown:
      try console.output.write(MarkdownReport(results, claims: Claims.all).text)
    case .csv: try console.output.write(SamplesCSV.text(samples))
    case .table:
      try console.show(MarkdownReport(results).terminalSummary)
      try console.output.write("\nReport: \(folder.path)/README.md\n")
    }
  }
}
