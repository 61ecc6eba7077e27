/// The scope and the effort of the surveys, the coarser passes beside the main measurement.
package struct SurveyPlan: Equatable, Codable, Sendable {
  /// Events at growing sizes; empty for no such pass.
  package var growth: [GrowthSeries] = []
  /// Events at growing costs of a view write; `nil` for no such pass.
  package var sweep: SweepPlan?
  /// The sizes at which apps' memory is counted; `nil` for no such pass.
  package var memory: MemoryPlan?
  package var effort = SurveyEffort()

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { points.isEmpty && memory == nil }

  /// The points that are timed; a point that several surveys need occurs once.
  package var points: [SurveyPoint] {
    let growing = growth.flatMap(\.points).map { SurveyPoint(cell: $0.cell) }
    return (growing + (sweep?.points ?? [])).uniqued()
  }

  /// The cases that are counted; the cost of a view write makes no difference there.
  package var countedCells: [BenchmarkCase] { points.map(\.cell).uniqued() }
}
