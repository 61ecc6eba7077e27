/// The outer world of a command: where results and messages go, and what is at the other end.
package struct Console: Sendable {
  /// Results, and nothing else.
  package let output: Output
  /// Errors and progress.
  package let errors: Output
  /// What `output` leads to.
  package let outputTerminal: Terminal
  /// What `errors` leads to.
  package let errorTerminal: Terminal

  /// A console of the caller's own, as in tests.
  package init(
    output: Output, errors: Output, outputTerminal: Terminal, errorTerminal: Terminal
  ) {
    self.output = output
    self.errors = errors
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
  }

  /// The process's own streams.
  ///
  /// From here on a closed pipe is an error, no longer a signal.
  package static func standard(environment: [String: String]) -> Console {
    Platform.ignoreBrokenPipes()
    return Console(
      output: .descriptor(1, name: "standard output"),
      errors: .descriptor(2, name: "standard error"),
      outputTerminal: Terminal(descriptor: 1, environment: environment),
      errorTerminal: Terminal(descriptor: 2, environment: environment))
  }

  /// The progress line of this console, on standard error.
  package func progress() -> ProgressLine {
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressLine(output: errors, terminal: errorTerminal) { start.duration(to: clock.now) }
  }
}
