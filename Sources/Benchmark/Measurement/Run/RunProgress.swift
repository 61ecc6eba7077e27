/// The progress of a run.
package struct RunProgress: Equatable, Sendable {
  /// The number of worker processes that have ended.
  package let done: Int
  /// The number of worker processes in all.
  package let total: Int
  /// What is running, as in `process 3`; `nil` when the run is complete.
  package let what: String?
  /// The estimated rest; `nil` before the pilot has found the costs.
  package let secondsLeft: Double?
}
