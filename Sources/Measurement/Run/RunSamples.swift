/// All that a run gave, and what is missing from it.
package struct RunSamples: Equatable, Codable, Sendable {
  package let plan: RunPlan
  package let lineup: Lineup
  /// What was asked for.
  package let cells: [Cell]
  package let seed: UInt64
  /// How many cells the whole run has, of which this may be a part.
  package var cellsInAll: Int
  /// How the cells were measured; a cell that the pilot could not do is missing.
  package var cellPlans: [CellPlan] = []
  /// What a timing process should take by the pilot's costs, in seconds.
  package var forecastProcessSeconds = 0.0
  package var processes: [ProcessSamples] = []
  /// What the processes gave that timed single events.
  package var latencies: [LatencyProcess] = []
  package var counts: [CellCounts] = []
  /// Counters that cannot be had, with the reason.
  package var unavailable: [String: String] = [:]
  /// What the passes beside the main measurement gave.
  package var surveys = SurveySamples()
  package var failures: [RunFailure] = []
  package var isInterrupted = false

  package init(plan: RunPlan, lineup: Lineup, cells: [Cell], seed: UInt64) {
    self.plan = plan
    self.lineup = lineup
    self.cells = cells
    self.seed = seed
    cellsInAll = cells.count
  }

  /// Why `label` has no figures in `cell`: it was wrong, or could not do it, or crashed.
  package func failure(of label: String, in cell: Cell) -> RunFailure? {
    failures.first { $0.what?.covers(label, in: cell) ?? false }
  }

  /// Notes a failure, once.
  mutating func add(_ failure: RunFailure) {
    let isKnown = failures.contains {
      $0.what != nil && $0.what == failure.what && $0.reason == failure.reason
    }
    if !isKnown { failures.append(failure) }
  }
}
