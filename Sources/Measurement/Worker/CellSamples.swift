/// What one process measured in one cell.
package struct CellSamples: Equatable, Codable, Sendable {
  package let cell: Cell
  /// The labels, as in the plan, the base first.
  package let labels: [String]
  package var rounds: [RoundSample] = []
  package var heavyRounds: [HeavySample] = []
  /// What the cell took of the process: setting the interaction up, warming up, rounds.
  package var seconds = 0.0

  package init(cell: Cell, labels: [String]) {
    self.cell = cell
    self.labels = labels
  }
}
