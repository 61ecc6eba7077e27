internal import Foundation

/// The output streams of a command, and the capabilities of their terminals.
package struct Console: Sendable {
  /// Results, and nothing else.
  package let output: Output
  /// Errors and progress.
  package let errors: Output
  /// The terminal of `output`.
  package let outputTerminal: Terminal
  /// The terminal of `errors`.
  package let errorTerminal: Terminal

  /// Returns the console of the process's own streams.
  ///
  /// From this call on, a closed pipe is an error instead of a signal.
  package static func standard(environment: [String: String]) -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      output: .descriptor(1, name: "standard output"),
      errors: .descriptor(2, name: "standard error"),
      outputTerminal: Terminal(descriptor: 1, environment: environment),
      errorTerminal: Terminal(descriptor: 2, environment: environment))
  }

  /// Creates a progress line on standard error.
  package func progress() -> ProgressLine {
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressLine(output: errors, terminal: errorTerminal) { start.duration(to: clock.now) }
  }
}
