/// Which events are timed at which costs of a view write.
package struct SweepPlan: Equatable, Codable, Sendable {
  package var cells: [Cell]
  /// Nanoseconds that a view write costs besides what it costs anyway, rising from 0.
  package var costs: [Int]

  package init(cells: [Cell], costs: [Int] = [0, 500, 2_000, 10_000]) {
    self.cells = cells
    self.costs = costs
  }

  package var points: [SurveyPoint] {
    cells.flatMap { cell in costs.map { SurveyPoint(cell: cell, nanosecondsPerWrite: $0) } }
  }
}
