import ArchitectureKit
import Backend
import Equivalence
import Support

/// The command `replay`, which plays a script on one architecture.
enum ReplayCommand {
  static let architecture = Option(
    required: "architecture", .variant, help: "The architecture to play it on.")
  static let script = Option(required: "script", .file, help: "The script to play.")
  static let seed = Option.seed("The seed of the notes.")
  static let notes = Option(
    "notes", .integer(0...Fixture.maximumNoteCount), default: 60, help: "The number of notes.")

  static let command = CommandSpecification(
    "replay", abstract: "Play a script and print the snapshots and pictures it asks for.",
    discussion: """
      A script is a user's session, one step a line. Tests/Equivalence/Scripts has examples.

      Exit codes: 0 done, 1 a step cannot be taken, 64 usage, or a script that is not valid.
      """,
    parameters: [architecture, script, seed, notes], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let parsed = try ScriptFile.read(arguments[script])
    let fixture = Fixture(noteCount: arguments[notes], seed: arguments[seed])
    var failure: (any Error)?
    do throws(ScriptError) {
      try ScriptPlayer(AppDriver(arguments[architecture], in: fixture)) { text in
        do { try console.output.write(text) } catch { failure = failure ?? error }
      }.play(parsed)
    } catch {
      throw CommandFailure.diagnostic("\(error)\n\(error.tree ?? "")", .failed)
    }
    if let failure { throw failure }
    return .done
  }
}
