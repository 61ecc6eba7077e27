import ArchitectureKit
import Backend
import CTerminal
import Catalog
import Foundation
import Model
import Support

#if ARCHBENCH_WINDOW
  import WindowDisplay
#endif

/// The command `play`, which shows the app itself in the terminal or in a window.
enum PlayCommand {
  static let architecture = Option(
    "architecture", .variant, help: "The architecture to begin with. Default: Baseline.")
  static let notes = Option(
    "notes", .file, help: "The file for the notes. Default: a file in your data folder.")
  static let window = Flag("window", help: "Open a real window instead, with GTK's widgets.")

  static let command = CommandSpecification(
    "play", abstract: "Use the app in the terminal, and switch between architectures.",
    discussion: """
      Log in as ada with the password secret, who has 60 notes, or as grace with hopper. Tab, \
      arrows, Return and Escape work.

      Two lines below the app say which architecture runs, what the last event cost, and what the \
      keys do. The cost is counted in writes to views and in table cells that were filled: first \
      by the event itself, then by the server's answers. The time is that of the pattern's code.

      Ctrl-N switches to the next architecture, with the same notes and screen. Ctrl-Q or Ctrl-C \
      quits, and asks first if a text would be lost. The notes are kept for the next time. Times \
      are in UTC. In a window, a menu and F1, F2 and so on switch. \(WindowBuild.needs)

      After 'kill -9' the terminal is not restored: type reset.

      Exit codes: 0 done, 64 no suitable terminal or no window, 65 a notes file that cannot be read, 73 cannot \
      write.
      """,
    parameters: [architecture, notes, window], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if arguments.contains(window) { return try openWindow(arguments) }
    let environment = ProcessInfo.processInfo.environment
    if let refusal = refusal(
      isInput: terminal_is_input(), isOutput: terminal_is_output(), type: environment["TERM"])
    {
      throw CommandFailure(refusal, .usage)
    }
    let clock = UserClock()
    let storage = try storage(arguments[notes], at: clock.now)
    let session = PlaySession(
      arguments[architecture] ?? architectures.variants[0], on: storage, now: clock.now,
      size: PlayLoop.terminalSize)
    switch try PlayLoop(session, now: { clock.now }).run() {
    case .quit: return .done
    case .signal(let signal):
      terminal_end_by(signal)
      return .interrupted
    }
  }

  private static func openWindow(_ arguments: ParsedArguments) throws -> ExitCode {
    #if ARCHBENCH_WINDOW
      // Before a notes file is made: without a display nothing shall be left behind.
      do { try WindowDisplay.start() } catch { throw CommandFailure("\(error)", .usage) }
      let clock = UserClock()
      let storage = try storage(arguments[notes], at: clock.now)
      try WindowSession(
        arguments[architecture] ?? architectures.variants[0], of: architectures, on: storage,
        now: { clock.now }
      ).run()
      return .done
    #else
      throw WindowBuild.missing
    #endif
  }

  /// Returns the reason why the app cannot be shown here; `nil` if it can.
  ///
  /// `isInput` and `isOutput` say whether the standard streams are terminals. `type` is the value
  /// of `TERM`.
  static func refusal(isInput: Bool, isOutput: Bool, type: String?) -> String? {
    if !isInput || !isOutput {
      return "Standard \(isInput ? "output" : "input") is no terminal, and 'archbench play' shows "
        + "the app in one; run it in a terminal, or play a script with 'archbench replay'."
    }
    if ["", "dumb"].contains(type ?? "") {
      return
        "This terminal (TERM=\(type ?? "")) cannot place text, and 'archbench play' needs that; "
        + "use another one, or play a script with 'archbench replay'."
    }
    return nil
  }

  /// Returns the notes file in the user's data folder, and creates that folder if necessary.
  private static func standardFile(_ environment: [String: String]) throws -> String {
    guard let folder = DataFolder.path(environment: environment) else {
      throw CommandFailure(
        "There is no HOME in the environment, where notes are kept; say where with --notes FILE.",
        .cannotWrite)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "The folder \(folder) cannot be made; say where to keep notes with --notes FILE.",
        .cannotWrite)
    }
    return folder + "/notes.json"
  }

  /// Opens the notes file that the user has named, or the one in the data folder.
  static func storage(_ path: String?, at moment: Timestamp) throws -> NotesFile {
    let path = try path ?? standardFile(ProcessInfo.processInfo.environment)
    do {
      return try NotesFile(path, at: moment)
    } catch {
      throw CommandFailure("\(error)", error.isAboutContents ? .badData : .cannotWrite)
    }
  }
}

/// A clock that starts at the user's time and then follows a monotonic clock.
///
/// Changes of the system time do not affect it.
private struct UserClock {
  private let start = Timestamp(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1_000))
  private let beginning = ContinuousClock.now

  var now: Timestamp {
    let passed = beginning.duration(to: .now).components
    return start.advanced(
      by: passed.seconds * 1_000 + passed.attoseconds / 1_000_000_000_000_000)
  }
}

/// The folder in which the user's programs keep their data.
nonisolated enum DataFolder {
  /// Returns the folder of this program; `nil` if the environment does not determine it.
  static func path(environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    #if canImport(Darwin)
      return home.map { "\($0)/Library/Application Support/archbench" }
    #else
      // The specification says to ignore a relative path:
      // specifications.freedesktop.org/basedir-spec.
      let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (data ?? home.map { "\($0)/.local/share" }).map { "\($0)/archbench" }
    #endif
  }
}
