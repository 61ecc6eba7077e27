import Synchronization

@testable import Support
@testable import archbench

/// The output and the exit code of one call of the command.
struct CommandCall: Sendable {
  let output: String
  let errors: String
  let code: ExitCode

  /// Calls the command.
  ///
  /// Its standard output and errors are not terminals, but have a width.
  @MainActor static func of(_ words: [String], width: Int = 80) -> CommandCall {
    let output = Mutex("")
    let errors = Mutex("")
    let terminal = Terminal(environment: [:], isTerminal: false, columns: width)
    let code = Archbench.command.run(
      words,
      console: Console(
        output: Output { text in output.withLock { $0 += text } },
        errors: Output { text in errors.withLock { $0 += text } },
        outputTerminal: terminal, errorTerminal: terminal))
    return CommandCall(
      output: output.withLock { $0 }, errors: errors.withLock { $0 }, code: code)
  }
}
