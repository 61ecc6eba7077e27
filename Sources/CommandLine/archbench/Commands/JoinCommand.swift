import ArgumentParsing
import Foundation
import Report
import Results
import Support

/// The command `join`, which makes one report of several runs.
enum JoinCommand {
  static let runs = Argument(
    repeating: "run", .file, help: "The folder of a run. The first one has all interactions.")
  static let output = Option(
    "output", .file, help: "The folder of the report. Default: one in the project's Reports/.")
  static let force = Flag("force", help: "Overwrite an existing report.")

  static let command = CommandSpecification(
    "join", abstract: "Make one report of several runs, as a reference report is made.",
    discussion: """
      In each event a run counts as one value, the mean of its processes, so intervals show how much \
      runs differ. All else is of the first run. The runs need the same build, plan and events, and two \
      link orders or more: Scripts/full-report makes them.

      Exit codes: 0 done, 64 usage, 65 runs that do not belong together, 73 cannot write.
      """,
    parameters: [runs, output, force], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let folder = try ReportFolder(
      arguments[output], date: Date(), overwriting: arguments.contains(force))
    let parts = try arguments[runs].map { path in
      JoinedRuns.Part(
        path: path, results: try ResultsFile.read(path), medians: try ReportFolder.medians(in: path)
      )
    }
    var (results, medians) = try JoinedRuns.join(parts)
    results = results.derived()
    let stored = try ProjectFigures.stored(of: results.architectures.map(\.name))
    try folder.write(results, stored, medians)
    try folder.keep(parts.map(\.medians))
    try console.show(RunReport(results, stored).summary)
    return .done
  }
}
