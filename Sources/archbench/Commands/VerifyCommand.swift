import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Interactions
import Support

/// The command `verify`, which shows that the architectures behave alike, or how one of them
/// differs.
enum VerifyCommand {
  static let sessions = Option(
    "sessions", placeholder: "n", .integer(0...10_000_000), default: 200,
    help: "The number of random sessions to play.")
  static let actions = Option(
    "actions", placeholder: "m", .integer(1...100_000), default: 50,
    help: "The number of steps in a session, without those that end it.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max),
    help: "The seed of the sessions. Default: a new one each time, which is printed.")
  static let session = Option(
    repeating: "session", placeholder: "number", .integer(0...10_000_000),
    help: "Play only this session, and no script. Sessions count from 0. May be repeated.")
  static let notes = Option(
    "notes", placeholder: "n", .integer(0...Fixture.maximumNoteCount),
    help: "The number of notes. Default: 60 for scripts, and another number for each session.")
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Compare this architecture with Baseline. May be repeated. Default: all.")
  static let script = Option(
    repeating: "script", .file,
    help: "Play this script, and no session unless --sessions is given. May be repeated.")
  static let output = Option(
    "output", .directory, default: ".", help: "The folder for the script of a difference.")
  static let force = Flag("force", help: "Also replace files that archbench did not write.")

  static let window = Flag(
    "window", help: "Play in a real window, and compare its widgets with the app instead.")

  static let command = CommandSpecification(
    "verify", abstract: "Show that the architectures behave alike, by scripts and random sessions.",
    discussion: """
      Plays the project's scripts, then random sessions, on all architectures in step. After each \
      step, view trees, pictures, requests, clocks and the server's notes must be equal, and the \
      app must rest. Each frame must equal a full layout and repaint. The rules of the \
      specification must hold. At the end, the app's notes must be the server's.

      With --window, each architecture is played through the widgets of a real window. After each \
      step they must show what the view tree says, and what the same app shows without a window. \
      \(WindowBuild.needs)

      A failing session is reduced to a short script, which is printed and saved as \
      divergence-….script. The architecture is then left out of the rest.

      Exit codes: 0 nothing found, 1 a difference or a step that cannot be taken, 64 usage, 73 \
      cannot write, 130 interrupted.
      """,
    parameters: [
      sessions, actions, seed, session, notes, architecture, script, output, force, window,
    ],
    exclusive: [[sessions, session], [session, script]], action: run)

  /// The answer to the first Ctrl-C.
  static let interruption = "Stopping after this script or session."

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let request = try VerifyRequest(arguments)
    if arguments.contains(window) { return try verifyWindow(request, console) }
    let run = VerifyingRun(request, console)
    try run.perform()
    try console.show(run.summary)
    if run.isWrong { return .failed }
    return run.wasInterrupted ? .interrupted : .done
  }
  private static func verifyWindow(_ request: VerifyRequest, _ console: Console) throws -> ExitCode
  {
    #if ARCHBENCH_WINDOW
      return try WindowVerifyingRun(request, console).perform()
    #else
      throw WindowBuild.missing
    #endif
  }
}
