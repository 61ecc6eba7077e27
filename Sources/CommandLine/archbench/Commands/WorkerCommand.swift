import ArgumentParsing
import Backend
import Measurement
import Model
import Support

/// The hidden command of a measured process, which only `run` starts.
enum WorkerCommand {
  static let name = "measure-worker"
  static let data = Option("data", .file, help: "A user's own notes.")
  static let noteSeed = Option("note-seed", .integer(0...UInt64.max), default: 1, help: "A seed.")
  static let assignment = Argument("assignment", .string, help: "What to measure.")

  static let command = CommandSpecification(
    name, abstract: "Measure, for archbench itself.", isHidden: true,
    parameters: [data, noteSeed, assignment], action: run)

  /// Returns the words that start a worker with these notes.
  static func words(seed: UInt64, data: String?) -> [String] {
    [name, "--note-seed", String(seed)] + (data.map { ["--data", $0] } ?? [])
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let assignment = try WorkerAssignment(argument: arguments[assignment])
    guard assignment.tieToParent() else { return .failed }
    let factory = CatalogAppFactory(
      seed: arguments[noteSeed], notes: try UserNotes.read(arguments[data]))
    var failure: (any Error)?
    try WorkerRun(assignment, factory: factory) { line in
      do { try console.output.write(line) } catch { failure = failure ?? error }
    }.run()
    if let failure { throw failure }
    return .done
  }
}
