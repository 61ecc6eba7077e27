/// What the coarser passes beside the main measurement look at, and how thoroughly.
package struct SurveyPlan: Equatable, Codable, Sendable {
  /// Events at growing sizes; none for no such pass.
  package var growth: [GrowthSeries] = []
  /// Events at growing costs of a view write; `nil` for no such pass.
  package var sweep: SweepPlan?
  /// Apps whose memory is counted; `nil` for no such pass.
  package var memory: MemoryPlan?
  package var effort = SurveyEffort()

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { points.isEmpty && memory == nil }

  /// All that is timed, each once, whoever looks at it.
  package var points: [SurveyPoint] {
    let growing = growth.flatMap(\.points).map { SurveyPoint(cell: $0.cell) }
    return (growing + (sweep?.points ?? [])).uniqued()
  }

  /// All that is counted: what a view write costs makes no difference there.
  package var countedCells: [Cell] { points.map(\.cell).uniqued() }
}
