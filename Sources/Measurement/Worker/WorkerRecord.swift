/// One line of a worker's output.
///
/// A record is JSON on a line of its own; the last one is `end`.
package enum WorkerRecord: Equatable, Codable, Sendable {
  /// What the worker tries next; the last such record explains a crash. Not written while timing.
  case trying(Exclusion)
  /// The nanoseconds of the fixed work that calibrates machines, after each place.
  case calibration([Double])
  /// The seconds for building all apps of a size.
  case setUp(size: Int, seconds: Double)
  /// The pilot's result.
  case cost(PilotCost)
  /// The timing's result.
  case samples(CaseSamples)
  /// The counting pass's result.
  case counts(CaseCounts)
  /// Counters that are not available, with the reason.
  case unavailable(counters: [String], reason: String)
  /// A contestant that was wrong or could not perform an interaction.
  case failure(ContestantFailure)
  /// The end; the output is complete.
  case end
}

/// The outcome of a worker process.
package struct WorkerOutcome: Equatable, Sendable {
  /// Its whole standard output, even if it failed later.
  package let output: String
  /// The beginning of its standard error.
  package var errors: String = ""
  /// The reason why it failed; `nil` if it ended with exit code 0.
  package var failure: WorkerFailure?
  /// Seconds from its start to its end.
  package var seconds: Double = 0
}

/// A contestant that was wrong or could not be measured in a case; the run continues without it.
package struct ContestantFailure: Hashable, Codable, Sendable {
  package let what: Exclusion
  /// The reason, as a sentence.
  package let reason: String
}
