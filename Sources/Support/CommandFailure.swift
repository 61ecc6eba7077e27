/// The reason why a command failed: one sentence for a person, one number for a script.
package struct CommandFailure: Error, CustomStringConvertible {
  /// A sentence that says what happened, where, and what to do; empty if everything is already
  /// printed.
  package let message: String
  /// The exit code of the process.
  package let exitCode: ExitCode
  private let prefix: String

  /// Creates a failure that is shown as `Error: message`.
  package init(_ message: String, _ exitCode: ExitCode) {
    self.init(message: message, exitCode: exitCode, prefix: "Error: ")
  }

  /// Creates a failure that is shown without a prefix, such as `file:line: what is wrong`.
  package static func diagnostic(_ message: String, _ exitCode: ExitCode) -> CommandFailure {
    CommandFailure(message: message, exitCode: exitCode, prefix: "")
  }

  private init(message: String, exitCode: ExitCode, prefix: String) {
    self.message = message
    self.exitCode = exitCode
    self.prefix = prefix
  }

  package var description: String { message.isEmpty ? "" : prefix + message }
}

/// The exit code of a command.
///
/// The numbers from 64 on are those of `sysexits.h`; 130 is what a shell reports for Ctrl-C.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// The command succeeded and found nothing wrong.
  case done = 0
  /// The command found a defect, or a run or a step failed.
  case failed = 1
  /// A regression was found.
  case regression = 2
  /// The measurement could not decide.
  case unresolved = 3
  /// The measurement contradicts its own controls.
  case invalid = 4
  /// The command was called wrongly.
  case usage = 64
  /// A data file is damaged or of an unknown kind.
  case badData = 65
  /// A file or a stream could not be written.
  case cannotWrite = 73
  /// The user pressed Ctrl-C.
  case interrupted = 130
}
