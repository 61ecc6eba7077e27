import Report
import Results
import Support

/// The command `compare`, which compares the figures of two runs.
enum CompareCommand {
  static let old = Argument("old", .file, help: "The results.json to compare with, or its folder.")
  static let new = Argument("new", .file, help: "The results.json to check, or its folder.")
  static let tolerance = Option(
    "tolerance", placeholder: "percent", .number(0...1000),
    help: "The least tolerance of times, in percent; by default 1 for the mean of an architecture "
      + "and 2 for a cell.")
  static let all = Flag("all", help: "Show all changes, and not only the ten worst.")

  static let command = CommandSpecification(
    "compare", abstract: "Compare two runs, and find what became slower, bigger or wrong.",
    discussion: """
      A regression is one of these: an architecture whose mean time, or a cell whose time, rose \
      beyond the tolerance; a cell that counts more work, became wrong or is missing.

      An architecture with the same sources in both runs cannot regress. It is a control: its changes \
      are noise and set the tolerance for the others.

      Runs of other notes have no cell in common, and are not compared.

      Exit codes: 0 no regression, 2 a regression, 64 usage, 65 results that cannot be compared.
      """,
    parameters: [old, new, tolerance, all], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let comparison = try Comparison(
      ResultsFile.read(arguments[old]), ResultsFile.read(arguments[new]),
      tolerance: arguments[tolerance].map { $0 / 100 })
    let most = arguments.contains(all) ? Int.max : 10
    try console.show(ComparisonReport(comparison).summary(mostChanges: most))
    return comparison.exitCode
  }
}
