/// How a case is measured; the same in all processes.
package struct CasePlan: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants that are timed, the base first.
  package let contestants: [String]
  /// The steps in an epoch, for each of `contestants`.
  package let steps: [Int]
  /// The contestants that are too slow for the squares, as indices of `contestants`.
  ///
  /// Each of their epochs is timed between two epochs of the base.
  package let heavy: [Int]
  /// The number of places in a process at which the case is measured.
  package let places: Int
  /// The rounds at a place.
  package let roundsPerPlace: Int
  /// Rounds of the heavy contestants in a process, dealt evenly over the places.
  package let heavyRounds: Int
  /// The expected seconds in a process, without the warm-up at the first place.
  package let forecastSeconds: Double
  /// The expected seconds of the rounds alone, in a process.
  package var roundSeconds: Double = 0
  /// Whether an epoch begins with steps that are not part of its time.
  package var hasLeadIn: Bool = true
  /// Whether the case has processes of its own; see `RunPlan.ownProcessSeconds` and `largeSize`.
  package var isApart: Bool = false
  /// The number of processes that time it at most.
  package var processes: Int = .max
  /// The seconds per step of contestants that are too slow to be timed.
  package var tooSlow: [String: Double]?

  /// The contestants in the squares, by index, the base first.
  package var light: [Int] { contestants.indices.filter { !heavy.contains($0) } }

  /// The rounds of the squares in a process.
  package var rounds: Int { places * roundsPerPlace }
}

/// The cost of a contestant's step in a case, in seconds, as the pilot measured it.
package struct PilotCost: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  package let contestant: String
  /// Performing a step.
  package let timed: Double
  /// Preparing, resetting and checking a step.
  package let untimed: Double
  /// Bringing the app to the state in which the first step begins.
  package var arriving: Double = 0

  /// A step with its preparing, resetting and checking.
  package var step: Double { timed + untimed }
}
