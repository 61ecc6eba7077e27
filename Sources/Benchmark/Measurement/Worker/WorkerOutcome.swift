/// The outcome of a worker process.
package struct WorkerOutcome: Equatable, Codable, Sendable {
  /// Its whole standard output, even if it failed later.
  package let output: String
  /// The beginning of its standard error.
  package let errors: String
  /// The reason why it failed; `nil` if it ended with exit code 0.
  package let failure: WorkerFailure?
  /// Seconds from its start to its end.
  package let seconds: Double
  /// Involuntary context switches during its life.
  package let switches: Int

  package init(
    output: String, errors: String = "", failure: WorkerFailure? = nil, seconds: Double = 0,
    switches: Int = 0
  ) {
    self.output = output
    self.errors = errors
    self.failure = failure
    self.seconds = seconds
    self.switches = switches
  }
}
