import CommandLineKit
import Controllers
import Measurement
import Model

/// What a measured process runs; started by `run` alone.
enum WorkerCommand {
  static let name = "measure-worker"
  static let data = Option("data", .file, help: "A user's own notes.")
  static let noteSeed = Option("note-seed", .integer(0...UInt64.max), default: 1, help: "A seed.")
  static let assignment = Argument("assignment", .string, help: "What to measure.")

  static let command = CommandSpecification(
    name, abstract: "Measure, for archbench itself.", isHidden: true,
    parameters: [data, noteSeed, assignment], action: run)

  /// The words that start a worker for these notes.
  static func words(seed: UInt64, data: String?) -> [String] {
    [name, "--note-seed", String(seed)] + (data.map { ["--data", $0] } ?? [])
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let assignment = try WorkerAssignment(argument: arguments[assignment])
    guard assignment.tieToParent() else { return .failed }
    let laboratory = AppLaboratory(
      seed: arguments[noteSeed], notes: try OwnNotes.read(arguments[data]))
    var failure: (any Error)?
    try WorkerRun(assignment, laboratory: laboratory) { line in
      do { try console.output.write(line) } catch { failure = failure ?? error }
    }.run()
    if let failure { throw failure }
    return .done
  }
}
