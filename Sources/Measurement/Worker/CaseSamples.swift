/// The samples of one case in one process.
package struct CaseSamples: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants, as in the plan, the base first.
  package let contestants: [String]
  package var rounds: [RoundSample] = []
  package var heavyRounds: [HeavyContestantSample] = []
  /// The epochs of all rounds, and how many of them were disturbed.
  package var disturbances = Disturbances()
}

/// One round: an epoch of each contestant in the squares.
package struct RoundSample: Equatable, Codable, Sendable {
  /// The number of the place within the process.
  package let place: Int
  /// The script's step at which all contestants began.
  package let step: Int
  /// The order in which the contestants ran, by index.
  package let order: [Int]
  /// Nanoseconds per step by contestant index; `nil` for heavy and for wrong contestants.
  package let times: [Double?]
  /// The nanoseconds of the first step after the other contestants' turns, by contestant index.
  ///
  /// Empty if no such step is timed.
  package var firsts: [Double?] = []
  /// Nanoseconds of each part of a step, by contestant index; `nil` if no parts are timed.
  package var parts: [[Double]]?
}

/// One epoch of a heavy contestant, between two epochs of the base.
///
/// A heavy contestant is too slow for the squares; see `CasePlan.heavy`.
package struct HeavyContestantSample: Equatable, Codable, Sendable {
  package let place: Int
  /// The contestant's index.
  package let contestant: Int
  /// The contestant's nanoseconds per step.
  package let time: Double
  /// The base's nanoseconds per step before and after the contestant's epoch.
  package let before: Double
  package let after: Double
}
