/// Times one case, place by place.
@MainActor final class CaseTimer {
  let plan: CasePlan
  private(set) var samples: CaseSamples

  private let runPlan: RunPlan
  private let places: Int
  private let runner: EpochRunner
  private let appCache: AppCache
  private let orders: [[Int]]
  private let heavyOrders: [[Int]]
  private var cursor: StepCursor
  /// Contestants that have been wrong, by index; they are not timed any more.
  private var wrong: Set<Int> = []
  /// Contestants that have had their long warm-up, by index.
  private var warm: Set<Int> = []
  /// The seconds spent in rounds so far.
  private var spent = 0.0

  init(
    _ plan: CasePlan, _ runPlan: RunPlan, _ runner: EpochRunner, _ appCache: AppCache,
    using generator: inout SeededGenerator
  ) {
    self.plan = plan
    self.runPlan = runPlan
    places = runPlan.places(at: plan.cell.size)
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

  /// Warms up and times the rounds of `place`, on its `apps`.
  func run(
    at place: Int, _ apps: [String: any AppUnderTest], using generator: inout SeededGenerator
  ) {
    let orders = share(of: orders, at: place)
    let heavyOrders = share(of: heavyOrders, at: place)
    let wanted = Set((orders + heavyOrders).joined()).union([0])
    guard !orders.isEmpty || !heavyOrders.isEmpty else { return }
    let arrival = runner.instruments.now()
    defer { samples.seconds += runner.instruments.seconds(since: arrival) }
    var workloads = find(wanted, apps)
    for contestant in wanted.sorted().shuffled(using: &generator) {
      // If there is time for one epoch only, a warm-up epoch would double the time.
      if plan.heavy.contains(contestant), plan.heavyRounds == 1 { continue }
      guard let workload = workloads[contestant] else { continue }
      warmUp(workload, contestant, first: warm.insert(contestant).inserted, &generator)
    }
    workloads = workloads.filter { !wrong.contains($0.key) }
    let start = runner.instruments.now()
    defer { spent += runner.instruments.seconds(since: start) }
    for order in orders {
      if isLate(at: place, after: start) { break }
      guard workloads[0] != nil else { return }
      measure(order, &workloads, place, &generator)
    }
    for order in heavyOrders {
      measureHeavy(order, &workloads, place, &generator)
    }
  }

  /// Returns the orders for `place` if they are dealt evenly.
  private func share(of orders: [[Int]], at place: Int) -> [[Int]] {
    let from = orders.count * place / places
    let to = orders.count * (place + 1) / places
    return Array(orders[from..<to])
  }

  /// Whether the rounds take far longer than the pilot predicted, and enough rounds are complete.
  ///
  /// Enough is one square, or all planned rounds if that is less.
  private func isLate(at place: Int, after start: UInt64) -> Bool {
    let portion = Double(place + 1) / Double(places)
    let square = Double(min(plan.rounds, WilliamsSquare.rounds(for: plan.light.count)))
    guard Double(samples.rounds.count) >= (square * portion).rounded(.up) else { return false }
    let allowed = 2 * max(runPlan.secondsPerCell, plan.forecastSeconds) * portion
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

  /// Returns the number of steps before those that are timed.
  ///
  /// Long steps need none, since their own work fills the caches.
  private func leadIn(_ contestant: Int) -> Int {
    plan.isLong || plan.heavy.contains(contestant) ? 0 : runPlan.leadIn
  }

  /// Returns nanoseconds per step, or `nil` once the contestant is wrong.
  private func time(_ workload: any Workload, _ contestant: Int, from step: Int) -> Double? {
    do {
      let time = try runner.run(
        workload, from: step, count: plan.steps[contestant], leadIn: leadIn(contestant),
        slowdown: appCache.contestants.slowdown(of: plan.contestants[contestant]))
      // Rounded to a thousandth of a nanosecond, which is finer than any clock and short in the
      // journal.
      return max((time * 1000).rounded() / 1000, 0.001)
    } catch {
      appCache.fail(plan.contestants[contestant], in: plan.cell, error.description)
      wrong.insert(contestant)
      return nil
    }
  }

  private func warmUp(
    _ workload: any Workload, _ contestant: Int, first: Bool, _ generator: inout SeededGenerator
  ) {
    var epochs: [Double] = []
    let start = runner.instruments.now()
    repeat {
      let step = cursor.draw(plan.steps[contestant] + leadIn(contestant), using: &generator)
      guard let time = time(workload, contestant, from: step) else { return }
      epochs.append(time)
    } while first
      && !runPlan.warmUp.isWarm(after: epochs, seconds: runner.instruments.seconds(since: start))
  }

  private func measure(
    _ order: [Int], _ workloads: inout [Int: any Workload], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    let most = order.map { plan.steps[$0] + leadIn($0) }.max() ?? 1
    let step = cursor.draw(most, using: &generator)
    var times = [Double?](repeating: nil, count: plan.contestants.count)
    let switches = runner.instruments.involuntarySwitches()
    for contestant in order {
      guard let workload = workloads[contestant] else { continue }
      times[contestant] = time(workload, contestant, from: step)
      if times[contestant] == nil { workloads[contestant] = nil }
    }
    samples.rounds.append(
      RoundSample(
        place: place, step: step, order: order, times: times,
        switches: runner.instruments.involuntarySwitches() - switches))
  }

  /// Times the base, then each contestant of `order` with the base after it.
  private func measureHeavy(
    _ order: [Int], _ workloads: inout [Int: any Workload], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    func next(_ contestant: Int) -> (step: Int, time: Double)? {
      guard let workload = workloads[contestant] else { return nil }
      let step = cursor.draw(plan.steps[contestant] + leadIn(contestant), using: &generator)
      guard let time = time(workload, contestant, from: step) else {
        workloads[contestant] = nil
        return nil
      }
      return (step, time)
    }
    var switches = runner.instruments.involuntarySwitches()
    guard var before = next(0) else { return }
    for contestant in order {
      guard let heavy = next(contestant) else { continue }
      guard let after = next(0) else { return }
      let switched = runner.instruments.involuntarySwitches()
      samples.heavyRounds.append(
        HeavyContestantSample(
          place: place, step: heavy.step, contestant: contestant, time: heavy.time,
          before: before.time,
          after: after.time, switches: switched - switches))
      before = after
      switches = switched
    }
  }
}
