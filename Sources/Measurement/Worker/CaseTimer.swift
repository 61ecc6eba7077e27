/// Times one case, place by place.
@MainActor final class CaseTimer {
  let plan: CasePlan
  private(set) var samples: CaseSamples

  private let runPlan: RunPlan
  private let runner: EpochRunner
  private let appCache: AppCache
  private let orders: [[Int]]
  private let heavyOrders: [[Int]]
  private var cursor: StepCursor
  /// Contestants that have been wrong, by index; they are not timed any more.
  private var wrong: Set<Int> = []
  /// Contestants that have had their long warm-up, by index.
  private var warm: Set<Int> = []
  /// The number of places so far.
  private var placesSoFar = 0
  /// The seconds spent in rounds so far.
  private var spent = 0.0

  init(
    _ plan: CasePlan, _ runPlan: RunPlan, _ runner: EpochRunner, _ appCache: AppCache,
    using generator: inout SeededGenerator
  ) {
    self.plan = plan
    self.runPlan = runPlan
    self.runner = runner
    self.appCache = appCache
    samples = CaseSamples(cell: plan.cell, contestants: plan.contestants)
    let light = plan.light
    orders = WilliamsSquare.orders(of: light.count, rounds: plan.rounds, using: &generator)
      .map { $0.map { light[$0] } }
    heavyOrders = WilliamsSquare.orders(
      of: plan.heavy.count, rounds: plan.heavyRounds, using: &generator
    ).map { $0.map { plan.heavy[$0] } }
    cursor = StepCursor(using: &generator)
    samples.rounds.reserveCapacity(orders.count)
    samples.heavyRounds.reserveCapacity(heavyOrders.count * plan.heavy.count)
  }

  /// Whether the case is measured at `place`, one of `places` of its process.
  ///
  /// A case with fewer places than others is measured at some of theirs, evenly spread.
  func isMeasured(at place: Int, of places: Int) -> Bool {
    place * plan.places / places < (place + 1) * plan.places / places
  }

  /// Sets up `apps`, warms up and times the rounds of a place.
  func run(
    at place: Int, _ apps: [String: any AppUnderTest], using generator: inout SeededGenerator
  ) {
    defer { placesSoFar += 1 }
    let orders = Array(orders.dropFirst(placesSoFar * plan.roundsPerPlace))
      .prefix(plan.roundsPerPlace)
    let heavyOrders = heavyOrders[
      heavyOrders.count * placesSoFar / plan.places..<heavyOrders.count * (placesSoFar + 1)
        / plan.places]
    let wanted = Set((orders + heavyOrders).joined()).union([0])
    var workloads = find(wanted, apps)
    for contestant in wanted.sorted().shuffled(using: &generator) {
      // If there is time for one epoch only, a warm-up epoch would double the time.
      if plan.heavy.contains(contestant), plan.heavyRounds == 1 { continue }
      guard let workload = workloads[contestant] else { continue }
      warmUp(workload, contestant, first: warm.insert(contestant).inserted, &generator)
    }
    workloads = workloads.filter { !wrong.contains($0.key) }
    let start = runner.instruments.now()
    for (number, order) in orders.enumerated() {
      if number > 0, isLate(after: start) { break }
      guard workloads[0] != nil else { break }
      measure(order, &workloads, place, &generator)
    }
    for order in heavyOrders {
      measureHeavy(order, &workloads, place, &generator)
    }
    spent += runner.instruments.seconds(since: start)
  }

  /// Whether the rounds take far longer than the pilot predicted.
  private func isLate(after start: UInt64) -> Bool {
    let portion = Double(placesSoFar + 1) / Double(plan.places)
    let planned = runPlan.seconds(contestants: plan.contestants.count)
    let allowed = 2 * max(planned, plan.roundSeconds) * portion
    return spent + runner.instruments.seconds(since: start) > allowed
  }

  private func find(_ contestants: Set<Int>, _ apps: [String: any AppUnderTest]) -> [Int:
    any Workload]
  {
    var workloads: [Int: any Workload] = [:]
    for contestant in contestants where !wrong.contains(contestant) {
      let name = plan.contestants[contestant]
      guard let app = apps[name] else { continue }
      workloads[contestant] = appCache.workload(of: app, contestant: name, cell: plan.cell)
    }
    return workloads
  }

  // MARK: - Epochs

  private func leadIn(_ contestant: Int) -> Int {
    plan.hasLeadIn && !plan.heavy.contains(contestant) ? runPlan.leadIn : 0
  }

  /// Returns an epoch, or `nil` once the contestant is wrong.
  private func epoch(
    _ workload: any Workload, _ contestant: Int, from step: Int
  ) -> Epoch? {
    let name = plan.contestants[contestant]
    do {
      return try runner.run(
        workload, from: step, count: plan.steps[contestant], leadIn: leadIn(contestant),
        slowdown: appCache.contestants.slowdown(of: name))
    } catch {
      appCache.fail(name, in: plan.cell, error.description)
      wrong.insert(contestant)
      return nil
    }
  }

  /// Returns an epoch of a round, and counts it; a contestant that is wrong loses its workload.
  private func roundEpoch(
    _ contestant: Int, _ workloads: inout [Int: any Workload], from step: Int
  ) -> Epoch? {
    guard let workload = workloads[contestant] else { return nil }
    guard let epoch = epoch(workload, contestant, from: step) else {
      workloads[contestant] = nil
      return nil
    }
    samples.disturbances.count(epoch, steps: plan.steps[contestant])
    return epoch
  }

  /// Rounds to a thousandth of a nanosecond, which is finer than any clock and short in its output.
  private func rounded(_ time: Double) -> Double {
    max((time * 1000).rounded() / 1000, 0.001)
  }

  private func warmUp(
    _ workload: any Workload, _ contestant: Int, first: Bool, _ generator: inout SeededGenerator
  ) {
    var epochs: [Double] = []
    let start = runner.instruments.now()
    repeat {
      let step = cursor.draw(plan.steps[contestant] + leadIn(contestant), using: &generator)
      guard let epoch = epoch(workload, contestant, from: step) else { return }
      epochs.append(epoch.time)
    } while first
      && !runPlan.warmUp.isWarm(after: epochs, seconds: runner.instruments.seconds(since: start))
  }

  private func measure(
    _ order: [Int], _ workloads: inout [Int: any Workload], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    let most = order.map { plan.steps[$0] + leadIn($0) }.max() ?? 1
    let step = cursor.draw(most, using: &generator)
    var epochs = [Epoch?](repeating: nil, count: plan.contestants.count)
    for contestant in order {
      epochs[contestant] = roundEpoch(contestant, &workloads, from: step)
    }
    samples.rounds.append(
      RoundSample(
        place: place, step: step, order: order, times: epochs.map { $0.map { rounded($0.time) } },
        firsts: plan.hasLeadIn ? epochs.map { $0?.first.map(rounded) } : [],
        parts: epochs.contains { $0?.parts.isEmpty == false }
          ? epochs.map { ($0?.parts ?? []).map(rounded) } : nil))
  }

  /// Times the base, then each contestant of `order` with the base after it.
  private func measureHeavy(
    _ order: [Int], _ workloads: inout [Int: any Workload], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    func next(_ contestant: Int) -> Epoch? {
      let step = cursor.draw(plan.steps[contestant] + leadIn(contestant), using: &generator)
      return roundEpoch(contestant, &workloads, from: step)
    }
    guard var before = next(0) else { return }
    for contestant in order {
      guard let heavy = next(contestant) else { continue }
      guard let after = next(0) else { return }
      samples.heavyRounds.append(
        HeavyContestantSample(
          place: place, contestant: contestant, time: rounded(heavy.time),
          before: rounded(before.time), after: rounded(after.time)))
      before = after
    }
  }
}
