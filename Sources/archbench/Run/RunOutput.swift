import CommandLineKit
import Reporting

/// What a run prints when it is done.
struct RunOutput {
  private let format: RunCommand.Format
  private let console: Console

  init(_ format: RunCommand.Format, _ console: Console) {
    self.format = format
    self.console = console
  }

  /// - Parameters:
  ///   - results: what was found.
  ///   - samples: the rounds, as CSV.
  ///   - latencies: the single events, as CSV, if there are any.
  ///   - folder: where the report is.
  /// - Throws: a `CommandFailure` if nothing can be written.
  func print(
    _ results: Results, _ samples: String, latencies: String?, _ folder: ReportFolder
  ) throws {
    switch format {
    case .json: try console.output.write(try ResultsFile.text(results))
    case .markdown:
      try console.output.write(MarkdownReport(results, latencies: latencies).text)
    case .csv: try console.output.write(samples)
    case .table:
      try console.show(MarkdownReport(results).terminalSummary)
      try console.output.write("\nReport: \(folder.path)/README.md\n")
    }
  }
}
