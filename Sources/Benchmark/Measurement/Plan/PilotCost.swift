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
