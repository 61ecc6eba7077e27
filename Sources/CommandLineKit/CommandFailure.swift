/// Why a command could not do its work: one sentence for a person, one number for a script.
package struct CommandFailure: Error, CustomStringConvertible {
  /// What happened, where, and what to do, as a sentence; empty when nothing is left to say.
  package let message: String
  /// What the process ends with.
  package let exitCode: ExitCode
  private let prefix: String

  /// A failure that is shown as `Error: message`.
  package init(_ message: String, _ exitCode: ExitCode) {
    self.init(message: message, exitCode: exitCode, prefix: "Error: ")
  }

  /// A failure that is shown as it is, such as `file:line: what is wrong`.
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
