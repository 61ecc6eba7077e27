import Backend
import Measurement
import Model
import Support

#if ARCHBENCH_WINDOW
  import WindowApp
#endif

/// The hidden command of a measured process, which only `run` starts.
enum WorkerCommand {
  static let name = "measure-worker"
  static let data = Option("data", .file, help: "A user's own notes.")
  static let noteSeed = Option("note-seed", .integer(0...UInt64.max), default: 1, help: "A seed.")
  static let window = Flag("window", help: "Show the apps in a window.")
  static let assignment = Argument("assignment", .string, help: "What to measure.")

  static let command = CommandSpecification(
    name, abstract: "Measure, for archbench itself.", isHidden: true,
    parameters: [data, noteSeed, window, assignment], action: run)

  /// Returns the words that start a worker with these notes.
  static func words(seed: UInt64, data: String?, inWindow: Bool = false) -> [String] {
    [name, "--note-seed", String(seed)] + (data.map { ["--data", $0] } ?? [])
      + (inWindow ? ["--window"] : [])
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let assignment = try WorkerAssignment(argument: arguments[assignment])
    guard WorkerProcess.dieWithParent(assignment.parent) else { return .failed }
    var factory: any AppFactory = CatalogAppFactory(
      seed: arguments[noteSeed], notes: try UserNotes.read(arguments[data]))
    var instruments = Instruments.machine
    if arguments.contains(window) {
      #if ARCHBENCH_WINDOW
        let stage = try FrameStage()
        factory = WindowAppFactory(factory, on: stage)
        instruments = stage.timer.instruments
      #else
        throw WindowBuild.missing
      #endif
    }
    var failure: (any Error)?
    try WorkerRun(assignment, factory: factory, instruments: instruments) { line in
      do { try console.output.write(line.visibleJSON) } catch { failure = failure ?? error }
    }.run()
    if let failure { throw failure }
    return .done
  }
}
