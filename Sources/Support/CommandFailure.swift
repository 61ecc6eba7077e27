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
