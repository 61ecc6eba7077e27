import ArchitectureKit
import ArgumentParsing
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
    help: "How many random sessions to play.")
  static let actions = Option(
    "actions", placeholder: "m", .integer(1...100_000), default: 50,
    help: "How many steps a session has, those apart that end it.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max),
    help: "What the sessions are drawn from; a new one each time, and printed, if not given.")
  static let session = Option(
    repeating: "session", placeholder: "number", .integer(0...10_000_000),
    help: "Play this session alone, and no script; may be repeated. Sessions count from 0.")
  static let notes = Option(
    "notes", placeholder: "n", .integer(0...Fixture.maximumNoteCount),
    help: "How many notes there are: 60 for scripts, another number for each session if not given.")
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Compare this one with Baseline, an architecture's headline or any variant; may be "
      + "repeated. All variants if not given.")
  static let script = Option(
    repeating: "script", .file,
    help: "Play this script, and no session unless --sessions is given; may be repeated.")
  static let output = Option(
    "output", .directory, default: ".", help: "Where to save the script of a divergence.")
  static let verbose = Flag("verbose", help: "Show how often each step and state came up.")

  static let command = CommandSpecification(
    "verify", abstract: "Show that the architectures behave alike, by scripts and random sessions.",
    discussion: """
      Plays the project's scripts, then random sessions, on all architectures in step. After every \
      step trees, pictures, requests, clocks and the server's notes must be equal and the app must \
      rest; every frame must equal a full layout and repaint; the rules of the specification \
      must hold; and in the end the app's notes must be the server's. What is wrong is shrunk to a \
      short script, saved and printed; the variant is then left out of the rest.

      Exit codes: 0 nothing found, 1 a divergence or a step that cannot be taken, 64 usage, \
      73 cannot write, 130 interrupted.
      """,
    parameters: [
      sessions, actions, seed, session, notes, architecture, script, output, verbose,
    ],
    exclusive: [[sessions, session], [session, script]], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let request = try VerifyRequest(arguments)
    let run = VerifyingRun(request, console)
    try run.perform()
    try console.show(VerifyOutput(request, verbose: arguments.contains(verbose)).text(run))
    if run.isWrong { return .failed }
    return run.wasInterrupted ? .interrupted : .done
  }
}
