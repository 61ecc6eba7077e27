/// The cost of a contestant's step in a case, in seconds, as the pilot measured it.
package struct PilotCost: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  package let contestant: String
  /// Performing a step.
  package let timed: Double
  /// Preparing, resetting and checking a step.
  package let untimed: Double
  /// Bringing the app to the state in which the first step begins.
  package let arriving: Double

  package init(
    cell: BenchmarkCase, contestant: String, timed: Double, untimed: Double, arriving: Double = 0
  ) {
    self.arriving = arriving
    self.cell = cell
    self.contestant = contestant
    self.timed = timed
    self.untimed = untimed
  }

  /// A step with its preparing, resetting and checking.
  package var step: Double { timed + untimed }
}
