import ArgumentParsing
import Report
import Support

/// The command `compare`, which compares the figures of two runs.
enum CompareCommand {
  static let old = Argument("old", .file, help: "The results.json, or the folder, to compare with.")
  static let new = Argument("new", .file, help: "The one in question.")
  static let tolerance = Option(
    "tolerance", placeholder: "percent", .number(0...1000), default: 1,
    help: "The slowdown, in percent, beyond which it is a regression.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the comparison.")

  /// The output format; `table` is the short form for a terminal.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  static let command = CommandSpecification(
    "compare", abstract: "Compare two runs: counters exactly, times as ratios over Baseline.",
    discussion: """
      A regression is a cell that became slower beyond the tolerance, counts more work than before, \
      became wrong or is missing.

      Exit codes: 0 no regression, 2 a regression, 64 usage, 65 bad results file.
      """,
    parameters: [old, new, tolerance, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let comparison = try Comparison(
      RecordedRun.read(arguments[old]), RecordedRun.read(arguments[new]),
      tolerance: arguments[tolerance] / 100)
    let report = ComparisonReport(comparison)
    switch arguments[format] {
    case .table: try console.show(report.table)
    case .json: try console.output.write(try report.json())
    case .markdown: try console.output.write(report.markdown)
    }
    return comparison.exitCode
  }
}
