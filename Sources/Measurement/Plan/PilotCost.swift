/// What the pilot found for a label in a cell, in seconds per step.
package struct PilotCost: Equatable, Codable, Sendable {
  package let cell: Cell
  package let label: String
  /// The step itself.
  package let timed: Double
  /// Preparing, resetting and checking it.
  package let untimed: Double

  package init(cell: Cell, label: String, timed: Double, untimed: Double) {
    self.cell = cell
    self.label = label
    self.timed = timed
    self.untimed = untimed
  }
}
