/// Computes a case's plan from the pilot's costs.
///
/// Source: how-we-measure.md, "Batches" and "Places".
package struct BatchPlan {
  private let plan: RunPlan
  private let contestants: Contestants
  private let cell: BenchmarkCase
  /// The contestants that are timed, the base first.
  private let participants: [String]
  /// Seconds per step of each of `participants`; a control has the base's cost.
  private let timed: [Double]
  private let untimed: [Double]
  /// Seconds for setting up the case for each of `participants`, at each place.
  private let arriving: [Double]
  private let tooSlow: [String: Double]

  /// Returns `nil` if the base has no cost, since nothing can be compared then.
  package init?(_ plan: RunPlan, contestants: Contestants, cell: BenchmarkCase, costs: [PilotCost])
  {
    let known = Dictionary(
      costs.filter { $0.cell == cell }.map { ($0.contestant, $0) }, uniquingKeysWith: { $1 })
    guard let base = known[contestants.base] else { return nil }
    self.plan = plan
    self.contestants = contestants
    self.cell = cell
    tooSlow = known.filter { contestant, cost in
      cell.size >= plan.largeSize && contestant != contestants.base
        && contestants.isArchitecture(contestant)
        && cost.timed + cost.untimed > plan.slowestSeconds
    }.mapValues(\.timed)
    let tooSlow = tooSlow
    participants = contestants.all.filter { known[$0] != nil && tooSlow[$0] == nil }
    let used = participants.compactMap { contestants.isArchitecture($0) ? known[$0] : base }
    // No step is free. Below a nanosecond the pilot has measured the clock, not the step.
    timed = used.map { max($0.timed, 1e-9) }
    untimed = used.map { max($0.untimed, 0) }
    arriving = used.map(\.arriving)
  }

  /// The case's plan.
  package var cellPlan: CasePlan {
    let heavy = heavy
    let light = participants.indices.filter { !heavy.contains($0) }
    let steps = fittedSteps(light)
    let round = seconds(light, steps)
    // Each contestant is set up and has a warm-up epoch at each place.
    let place =
      arriving.reduce(0, +) + seconds(Array(participants.indices), steps)
    let (places, rounds) = fitted(place: place, round: round)
    // Each heavy epoch is timed between two epochs of the base.
    let heavyRound =
      seconds(heavy, steps, leadIn: 0) + Double(heavy.count + 1) * seconds([0], steps)
    let heavyRounds =
      heavy.isEmpty
      ? 0 : min(2 * places, max(1, Int(allowedSeconds / heavyRound)))
    let roundSeconds =
      Double(places * rounds) * round + Double(heavyRounds) * heavyRound
    return CasePlan(
      cell: cell, contestants: participants, steps: steps, heavy: heavy, places: places,
      roundsPerPlace: rounds, heavyRounds: heavyRounds,
      forecastSeconds: Double(places) * place + roundSeconds, roundSeconds: roundSeconds,
      hasLeadIn: leadIn > 0,
      isApart: timed[0] > plan.ownProcessSeconds || cell.size >= plan.largeSize,
      processes: plan.processes(size: cell.size),
      tooSlow: tooSlow.isEmpty ? nil : tooSlow)
  }

  /// Returns as many places, and rounds at each, as the case has time for.
  ///
  /// Times differ more between places than between rounds. So rounds are given up first.
  private func fitted(place: Double, round: Double) -> (places: Int, rounds: Int) {
    let found = fitted(place: place, round: round, seconds: allowedSeconds)
    guard found.places < min(plan.fewestPlaces, plan.places(baseSeconds: timed[0], size: cell.size))
    else {
      return found
    }
    return fitted(place: place, round: round, seconds: plan.extraTime * allowedSeconds)
  }

  private func fitted(
    place: Double, round: Double, seconds: Double
  ) -> (places: Int, rounds: Int) {
    let most = plan.places(baseSeconds: timed[0], size: cell.size)
    func fits(_ places: Int, _ rounds: Int) -> Bool {
      Double(places) * (place + Double(rounds) * round) <= seconds
    }
    let fewest = min(plan.fewestRoundsPerPlace, plan.roundsPerPlace)
    for rounds in (fewest...plan.roundsPerPlace).reversed() where fits(most, rounds) {
      return (most, rounds)
    }
    let fewestPlaces = min(most, 2)
    for places in (fewestPlaces...most).reversed() where fits(places, fewest) {
      return (places, fewest)
    }
    return (fewestPlaces, fits(fewestPlaces, fewest) ? fewest : 1)
  }

  /// The seconds for the case in a process.
  private var allowedSeconds: Double { plan.seconds(contestants: participants.count) }

  /// The contestants that are too slow for the squares, by index.
  private var heavy: [Int] {
    participants.indices.filter {
      timed[$0] > plan.heavySeconds && timed[$0] > plan.heavyFactor * timed[0]
    }
  }

  /// Returns the steps per epoch for all contestants.
  ///
  /// The epochs get shorter if preparing and resetting would otherwise take too long.
  private func fittedSteps(_ light: [Int]) -> [Int] {
    let steps = steps(light, epochSeconds: plan.epochSeconds)
    let total = seconds(light, steps)
    let performing = light.reduce(0.0) { $0 + Double(steps[$1]) * timed[$1] }
    let rounds = plan.places(baseSeconds: timed[0], size: cell.size) * plan.roundsPerPlace
    let wanted = total * Double(rounds)
    guard wanted > allowedSeconds, total > 2 * performing else { return steps }
    // Shorter epochs are better than fewer rounds, unless the steps themselves take the time.
    let shrunk = max(
      plan.shortestEpochSeconds, plan.epochSeconds * allowedSeconds / wanted)
    return self.steps(light, epochSeconds: shrunk)
  }

  private func steps(_ light: [Int], epochSeconds: Double) -> [Int] {
    var steps = [Int](repeating: 1, count: participants.count)
    var rest = light.sorted { timed[$0] < timed[$1] }[...]
    while let fastest = rest.first {
      let group = rest.prefix { timed[$0] <= plan.groupFactor * timed[fastest] }
      rest = rest.dropFirst(group.count)
      let slowest = group.last ?? fastest
      let middle = (timed[fastest] * timed[slowest]).squareRoot()
      let count = Int((epochSeconds / middle).rounded())
      for contestant in group { steps[contestant] = min(max(1, count), plan.mostSteps) }
    }
    return steps
  }

  private var leadIn: Int { timed[0] > plan.longSeconds ? 0 : plan.leadIn }

  /// Returns the seconds for one epoch of each of `some` contestants, preparing and resetting
  /// included.
  private func seconds(_ some: [Int], _ steps: [Int], leadIn: Int? = nil) -> Double {
    let leadIn = leadIn ?? self.leadIn
    return some.reduce(0.0) { $0 + Double(steps[$1] + leadIn) * (timed[$1] + untimed[$1]) + 1e-6 }
  }
}
