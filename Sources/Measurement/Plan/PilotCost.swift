/// What the pilot found for a label in a cell, in seconds.
package struct PilotCost: Equatable, Codable, Sendable {
  package let cell: Cell
  package let label: String
  /// A step itself.
  package let timed: Double
  /// Preparing, resetting and checking a step.
  package let untimed: Double
  /// Bringing the app to where the first step begins.
  package let arriving: Double

  package init(
    cell: Cell, label: String, timed: Double, untimed: Double, arriving: Double = 0
  ) {
    self.arriving = arriving
    self.cell = cell
    self.label = label
    self.timed = timed
    self.untimed = untimed
  }

  /// A step with all that belongs to it.
  package var step: Double { timed + untimed }
}
