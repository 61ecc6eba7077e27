/// What came of a worker process.
package struct WorkerOutcome: Equatable, Codable, Sendable {
  /// All that it wrote to its standard output, even if it failed later.
  package let output: String
  /// The beginning of what it wrote to its standard error.
  package let errors: String
  /// `nil` if it ended by itself with exit code 0.
  package let failure: WorkerFailure?
  /// From its start to its end.
  package let seconds: Double
  /// Involuntary context switches over its life.
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
