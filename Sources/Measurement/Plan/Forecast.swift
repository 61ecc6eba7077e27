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
    let building = sizes.reduce(0.0) { sum, size in
      let places = cells.filter { $0.cell.size == size }.map(\.places).max() ?? 0
      return sum + Double(places) * (setUpSeconds[size] ?? 0)
    }
    return cells.reduce(building) { sum, cell in
      sum + cell.forecastSeconds
        + Double(cell.contestants.count) * plan.warmUp.leastSeconds
    }
  }
}
