/// The cases that are timed, and the costs of a view write.
package struct SweepPlan: Equatable, Codable, Sendable {
  package var cells: [BenchmarkCase]
  /// The additional costs of a view write in nanoseconds, rising from 0.
  package var costs: [Int]

  package init(cells: [BenchmarkCase], costs: [Int] = [0, 500, 2_000, 10_000]) {
    self.cells = cells
    self.costs = costs
  }

  package var points: [SurveyPoint] {
    cells.flatMap { cell in costs.map { SurveyPoint(cell: cell, nanosecondsPerWrite: $0) } }
  }
}
