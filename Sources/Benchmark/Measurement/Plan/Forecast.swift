/// Predicts from the pilot's costs how long workers take, and how long they may write nothing.
package struct Forecast: Sendable {
  private let plan: RunPlan
  private let costs: [PilotCost]
  /// The seconds for building all apps of a size once, by size.
  private let setUpSeconds: [Int: Double]

  /// How long the pilot may write nothing, in seconds.
  ///
  /// The costs are not known yet, but no single measurement takes longer.
  package static let unknownSeconds = 600.0

  package init(_ plan: RunPlan, costs: [PilotCost], setUpSeconds: [Int: Double]) {
    self.plan = plan
    self.costs = costs
    self.setUpSeconds = setUpSeconds
  }

  /// Returns after how many silent seconds a worker counts as hung, if its work should take
  /// `expected`.
  package static func deadline(expected: Double) -> Double {
    30 + 5 * expected
  }

  /// The seconds for counting the slowest contestant of any case.
  package var longestCountSeconds: Double {
    costs.reduce(0.0) { longest, cost in
      let building = (setUpSeconds[cost.cell.size] ?? 0) + cost.arriving
      return max(
        longest, building + CountingPass.steps(plan.countingRepeats, cost.step) * cost.step)
    }
  }

  /// Returns the seconds for one process that times `cells`.
  package func processSeconds(_ cells: [CasePlan]) -> Double {
    let sizes = Set(cells.map(\.cell.size))
    let building = sizes.reduce(0.0) {
      $0 + Double(plan.places(at: $1)) * (setUpSeconds[$1] ?? 0)
    }
    return cells.reduce(building) { sum, cell in
      let costs = costs(in: cell)
      // Each place has one warm-up epoch of at least a step; the first place warms up for longer.
      let once = costs.reduce(0.0) { $0 + $1.arriving + 2 * $1.step }
      return sum + cell.forecastSeconds + Double(plan.places(at: cell.cell.size)) * once
        + Double(cell.contestants.count) * plan.warmUp.leastSeconds
    }
  }

  /// Returns the seconds for one process that times single events in `cells`.
  package func latencySeconds(_ cells: [CasePlan]) -> Double {
    let building = Set(cells.map(\.cell.size)).reduce(0.0) { $0 + (setUpSeconds[$1] ?? 0) }
    return cells.reduce(building) { sum, cell in
      let costs = costs(in: cell)
      // One warm-up event, the minimum of timed events, and one event that is split into parts.
      let events = Double(plan.latency.fewestEvents + 2)
      let least = costs.reduce(0.0) { $0 + $1.arriving + events * $1.step }
      return sum + max(least, plan.latency.secondsPerCell)
        + Double(costs.count) * plan.warmUp.leastSeconds
    }
  }

  /// Returns the costs of the contestants that are timed.
  private func costs(in plan: CasePlan) -> [PilotCost] {
    costs.filter { $0.cell == plan.cell && plan.contestants.contains($0.contestant) }
  }
}
