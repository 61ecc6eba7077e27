/// Makes a cell's plan from the pilot's costs.
///
/// Source: the project's specification of measuring, "Batch" and "Rounds".
package struct BatchPlan {
  private let plan: RunPlan
  private let lineup: Lineup
  private let cell: Cell
  private let labels: [String]
  /// Seconds per step for each of `labels`; controls with the base's.
  private let timed: [Double]
  private let untimed: [Double]
  private let tooSlow: [String: Double]

  /// - Returns: `nil` if there is no cost for the base: then nothing can be compared.
  package init?(_ plan: RunPlan, lineup: Lineup, cell: Cell, costs: [PilotCost]) {
    let known = Dictionary(
      costs.filter { $0.cell == cell }.map { ($0.label, $0) }, uniquingKeysWith: { $1 })
    guard let base = known[lineup.base] else { return nil }
    self.plan = plan
    self.lineup = lineup
    self.cell = cell
    tooSlow = known.filter { label, cost in
      label != lineup.base && lineup.isArchitecture(label)
        && cost.timed + cost.untimed > plan.slowestSeconds
    }.mapValues(\.timed)
    let tooSlow = tooSlow
    labels = lineup.labels.filter { known[$0] != nil && tooSlow[$0] == nil }
    let used = labels.compactMap { lineup.isArchitecture($0) ? known[$0] : base }
    // Nothing costs nothing: below a nanosecond, the clock is what was measured.
    timed = used.map { max($0.timed, 1e-9) }
    untimed = used.map { max($0.untimed, 0) }
  }

  /// The cell's plan.
  package var cellPlan: CellPlan {
    let heavy = heavy
    let light = labels.indices.filter { !heavy.contains($0) }
    let steps = fittedSteps(light)
    let square = WilliamsSquare.rounds(for: light.count)
    let round = seconds(light, steps)
    let squares = min(
      (plan.rounds + square - 1) / square,
      max(1, Int(plan.secondsPerCell / (Double(square) * round))))
    // Orders of a square are drawn at random: over processes, a part of it is as fair.
    let rounds =
      Double(square) * round > plan.squareSeconds
      ? min(square, max(2, Int(plan.squareSeconds / round))) : squares * square
    // Each heavy epoch stands between two of the base.
    let heavyRound =
      seconds(heavy, steps, leadIn: 0) + Double(heavy.count + 1) * seconds([0], steps)
    let heavyRounds =
      heavy.isEmpty
      ? 0 : min(2 * plan.places(at: cell.size), max(1, Int(plan.secondsPerCell / heavyRound)))
    return CellPlan(
      cell: cell, labels: labels, steps: steps, heavy: heavy,
      rounds: rounds, heavyRounds: heavyRounds,
      forecastSeconds: Double(rounds) * round + Double(heavyRounds) * heavyRound,
      isLong: isLong, tooSlow: tooSlow.isEmpty ? nil : tooSlow)
  }

  /// Who leaves the squares.
  private var heavy: [Int] {
    labels.indices.filter {
      timed[$0] > plan.heavySeconds && timed[$0] > plan.heavyFactor * timed[0]
    }
  }

  /// Steps per epoch for all labels, with T as large as preparing and resetting let it be.
  private func fittedSteps(_ light: [Int]) -> [Int] {
    let steps = steps(light, epochSeconds: plan.epochSeconds)
    let total = seconds(light, steps)
    let performing = light.reduce(0.0) { $0 + Double(steps[$1]) * timed[$1] }
    let wanted = total * Double(plan.rounds)
    guard wanted > plan.secondsPerCell, total > 2 * performing else { return steps }
    // Rather shorter epochs than fewer rounds, as long as the time is not the steps' own.
    let shrunk = max(
      plan.shortestEpochSeconds, plan.epochSeconds * plan.secondsPerCell / wanted)
    return self.steps(light, epochSeconds: shrunk)
  }

  private func steps(_ light: [Int], epochSeconds: Double) -> [Int] {
    var steps = [Int](repeating: 1, count: labels.count)
    var rest = light.sorted { timed[$0] < timed[$1] }[...]
    while let cheapest = rest.first {
      let group = rest.prefix { timed[$0] <= plan.groupFactor * timed[cheapest] }
      rest = rest.dropFirst(group.count)
      let dearest = group.last ?? cheapest
      let middle = (timed[cheapest] * timed[dearest]).squareRoot()
      let count = Int((epochSeconds / middle).rounded())
      for label in group { steps[label] = min(max(1, count), plan.mostSteps) }
    }
    return steps
  }

  private var leadIn: Int { isLong ? 0 : plan.leadIn }

  private var isLong: Bool { timed[0] > plan.longSeconds }

  /// What an epoch each of `some` labels takes, everything included.
  private func seconds(_ some: [Int], _ steps: [Int], leadIn: Int? = nil) -> Double {
    let leadIn = leadIn ?? self.leadIn
    return some.reduce(0.0) { $0 + Double(steps[$1] + leadIn) * (timed[$1] + untimed[$1]) + 1e-6 }
  }
}
