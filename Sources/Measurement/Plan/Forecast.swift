/// How long workers take, by the costs that the pilot has measured, and for how long they may be
/// silent.
package struct Forecast: Sendable {
  private let plan: RunPlan
  private let costs: [PilotCost]
  /// Size to the seconds that building all its instances once takes.
  private let setUpSeconds: [Int: Double]

  /// Nobody knows yet what a label costs that the pilot tries; nothing that is measured takes longer.
  package static let unknownSeconds = 600.0

  package init(_ plan: RunPlan, costs: [PilotCost], setUpSeconds: [Int: Double]) {
    self.plan = plan
    self.costs = costs
    self.setUpSeconds = setUpSeconds
  }

  /// After how many seconds without a word a worker that should take `expected` is taken for hung.
  package static func deadline(expected: Double) -> Double {
    30 + 5 * expected
  }

  /// Seconds that counting takes for the slowest label.
  package var longestCountSeconds: Double {
    costs.reduce(0.0) { longest, cost in
      let building = (setUpSeconds[cost.cell.size] ?? 0) + cost.arriving
      return max(
        longest, building + CountingPass.steps(plan.countingRepeats, cost.step) * cost.step)
    }
  }

  /// Seconds for one process that times `cells`.
  package func processSeconds(_ cells: [CellPlan]) -> Double {
    let sizes = Set(cells.map(\.cell.size))
    let building = sizes.reduce(0.0) {
      $0 + Double(plan.places(at: $1)) * (setUpSeconds[$1] ?? 0)
    }
    return cells.reduce(building) { sum, cell in
      let labels = costs(in: cell)
      // At each place an epoch to warm up, which is a step at least; at the first for some time.
      let once = labels.reduce(0.0) { $0 + $1.arriving + 2 * $1.step }
      return sum + cell.forecastSeconds + Double(plan.places(at: cell.cell.size)) * once
        + Double(cell.labels.count) * plan.warmUp.leastSeconds
    }
  }

  /// Seconds for one process that times single events in `cells`.
  package func latencySeconds(_ cells: [CellPlan]) -> Double {
    let building = Set(cells.map(\.cell.size)).reduce(0.0) { $0 + (setUpSeconds[$1] ?? 0) }
    return cells.reduce(building) { sum, cell in
      let labels = costs(in: cell)
      // One to warm up, the fewest that there are, one that is split into its parts.
      let events = Double(plan.latency.fewestEvents + 2)
      let least = labels.reduce(0.0) { $0 + $1.arriving + events * $1.step }
      return sum + max(least, plan.latency.secondsPerCell)
        + Double(labels.count) * plan.warmUp.leastSeconds
    }
  }

  /// The costs of those who take part.
  private func costs(in plan: CellPlan) -> [PilotCost] {
    costs.filter { $0.cell == plan.cell && plan.labels.contains($0.label) }
  }
}
