/// Times one cell, place by place.
@MainActor final class CellTimer {
  let plan: CellPlan
  private(set) var samples: CellSamples

  private let knobs: RunPlan
  private let places: Int
  private let runner: EpochRunner
  private let foundry: Foundry
  private let orders: [[Int]]
  private let heavyOrders: [[Int]]
  private var cursor: StepCursor
  /// Labels that were wrong once, by index: they are out.
  private var wrong: Set<Int> = []
  /// Labels that have had their long warm-up, by index.
  private var warm: Set<Int> = []
  /// Seconds spent in rounds so far.
  private var spent = 0.0

  init(
    _ plan: CellPlan, _ knobs: RunPlan, _ runner: EpochRunner, _ foundry: Foundry,
    using generator: inout SeededGenerator
  ) {
    self.plan = plan
    self.knobs = knobs
    places = knobs.places(at: plan.cell.size)
    self.runner = runner
    self.foundry = foundry
    samples = CellSamples(cell: plan.cell, labels: plan.labels)
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

  /// Warms up and measures the rounds that fall on `place`, on its `specimens`.
  func run(
    at place: Int, _ specimens: [String: any Specimen], using generator: inout SeededGenerator
  ) {
    let orders = share(of: orders, at: place)
    let heavyOrders = share(of: heavyOrders, at: place)
    let wanted = Set((orders + heavyOrders).joined()).union([0])
    guard !orders.isEmpty || !heavyOrders.isEmpty else { return }
    let arrival = runner.instruments.now()
    defer { samples.seconds += runner.instruments.seconds(since: arrival) }
    var subjects = find(wanted, specimens)
    for label in wanted.sorted().shuffled(using: &generator) {
      // Where there is time for one epoch only, another one to warm up would double it.
      if plan.heavy.contains(label), plan.heavyRounds == 1 { continue }
      guard let subject = subjects[label] else { continue }
      warmUp(subject, label, first: warm.insert(label).inserted, &generator)
    }
    subjects = subjects.filter { !wrong.contains($0.key) }
    let start = runner.instruments.now()
    defer { spent += runner.instruments.seconds(since: start) }
    for order in orders {
      if isLate(at: place, after: start) { break }
      guard subjects[0] != nil else { return }
      measure(order, &subjects, place, &generator)
    }
    for order in heavyOrders {
      measureHeavy(order, &subjects, place, &generator)
    }
  }

  /// The orders that fall on `place` when they are dealt evenly.
  private func share(of orders: [[Int]], at place: Int) -> [[Int]] {
    let from = orders.count * place / places
    let to = orders.count * (place + 1) / places
    return Array(orders[from..<to])
  }

  /// Whether the rounds take far longer than the pilot foresaw, and a square's worth, or all that is planned, is there.
  private func isLate(at place: Int, after start: UInt64) -> Bool {
    let portion = Double(place + 1) / Double(places)
    let square = Double(min(plan.rounds, WilliamsSquare.rounds(for: plan.light.count)))
    guard Double(samples.rounds.count) >= (square * portion).rounded(.up) else { return false }
    let allowed = 2 * max(knobs.secondsPerCell, plan.forecastSeconds) * portion
    return spent + runner.instruments.seconds(since: start) > allowed
  }

  private func find(_ labels: Set<Int>, _ specimens: [String: any Specimen]) -> [Int: any Subject] {
    var subjects: [Int: any Subject] = [:]
    for label in labels where !wrong.contains(label) {
      let name = plan.labels[label]
      guard let specimen = specimens[name] else { continue }
      subjects[label] = foundry.subject(of: specimen, label: name, cell: plan.cell)
    }
    return subjects
  }

  // MARK: - Epochs

  /// Steps before those that are timed; where a step is long, the caches are its own affair.
  private func leadIn(_ label: Int) -> Int {
    plan.isLong || plan.heavy.contains(label) ? 0 : knobs.leadIn
  }

  /// Nanoseconds per step, or `nil` once the label is wrong.
  private func time(_ subject: any Subject, _ label: Int, from step: Int) -> Double? {
    do {
      let time = try runner.run(
        subject, from: step, count: plan.steps[label], leadIn: leadIn(label),
        slowdown: foundry.lineup.slowdown(of: plan.labels[label]))
      // A thousandth of a nanosecond is finer than any clock, and short to write down.
      return max((time * 1000).rounded() / 1000, 0.001)
    } catch {
      foundry.fail(plan.labels[label], in: plan.cell, error.description)
      wrong.insert(label)
      return nil
    }
  }

  private func warmUp(
    _ subject: any Subject, _ label: Int, first: Bool, _ generator: inout SeededGenerator
  ) {
    var epochs: [Double] = []
    let start = runner.instruments.now()
    repeat {
      let step = cursor.draw(plan.steps[label] + leadIn(label), using: &generator)
      guard let time = time(subject, label, from: step) else { return }
      epochs.append(time)
    } while first
      && !knobs.warmUp.isWarm(after: epochs, seconds: runner.instruments.seconds(since: start))
  }

  private func measure(
    _ order: [Int], _ subjects: inout [Int: any Subject], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    let most = order.map { plan.steps[$0] + leadIn($0) }.max() ?? 1
    let step = cursor.draw(most, using: &generator)
    var times = [Double?](repeating: nil, count: plan.labels.count)
    let switches = runner.instruments.involuntarySwitches()
    for label in order {
      guard let subject = subjects[label] else { continue }
      times[label] = time(subject, label, from: step)
      if times[label] == nil { subjects[label] = nil }
    }
    samples.rounds.append(
      RoundSample(
        place: place, step: step, order: order, times: times,
        switches: runner.instruments.involuntarySwitches() - switches))
  }

  /// The base, then each label of `order` with the base after it.
  private func measureHeavy(
    _ order: [Int], _ subjects: inout [Int: any Subject], _ place: Int,
    _ generator: inout SeededGenerator
  ) {
    func next(_ label: Int) -> (step: Int, time: Double)? {
      guard let subject = subjects[label] else { return nil }
      let step = cursor.draw(plan.steps[label] + leadIn(label), using: &generator)
      guard let time = time(subject, label, from: step) else {
        subjects[label] = nil
        return nil
      }
      return (step, time)
    }
    var switches = runner.instruments.involuntarySwitches()
    guard var before = next(0) else { return }
    for label in order {
      guard let heavy = next(label) else { continue }
      guard let after = next(0) else { return }
      let switched = runner.instruments.involuntarySwitches()
      samples.heavyRounds.append(
        HeavySample(
          place: place, step: heavy.step, label: label, time: heavy.time, before: before.time,
          after: after.time, switches: switched - switches))
      before = after
      switches = switched
    }
  }
}
