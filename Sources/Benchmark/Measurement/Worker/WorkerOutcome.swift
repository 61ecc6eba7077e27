/// The outcome of a worker process.
package struct WorkerOutcome: Equatable, Codable, Sendable {
  /// Its whole standard output, even if it failed later.
  package let output: String
  /// The beginning of its standard error.
  package var errors: String = ""
  /// The reason why it failed; `nil` if it ended with exit code 0.
  package var failure: WorkerFailure?
  /// Seconds from its start to its end.
  package var seconds: Double = 0
  /// Involuntary context switches during its life.
  package var switches: Int = 0
}
