/// Times single events in one cell, each alone: prepared, timed, reset, looked at.
///
/// Labels take turns in blocks of some events, in an order drawn anew for each round of blocks. All
/// share the cell's time evenly; what a light label leaves over goes to the others.
@MainActor final class EventTimer {
  private(set) var latencies: CellLatencies

  private let knobs: RunPlan
  private let runner: EpochRunner
  private let foundry: Foundry
  /// By label index; who was wrong is missing.
  private var subjects: [Int: any Subject] = [:]
  /// Seconds that each label has used, by index.
  private var spent: [Double]
  /// Labels whose one event takes far longer than there is time for; it stands for all.
  private var once: Set<Int> = []

  init(
    _ cell: Cell, _ labels: [String], _ knobs: RunPlan, _ runner: EpochRunner, _ foundry: Foundry
  ) {
    self.knobs = knobs
    self.runner = runner
    self.foundry = foundry
    latencies = CellLatencies(cell: cell, labels: labels, events: labels.map { _ in [] })
    spent = labels.map { _ in 0 }
  }

  /// Warms all labels up and times their events, on the apps in `specimens`.
  func run(_ specimens: [String: any Specimen], using generator: inout SeededGenerator) {
    var cursor = StepCursor(using: &generator)
    for label in latencies.labels.indices.shuffled(using: &generator) {
      let name = latencies.labels[label]
      subjects[label] = specimens[name].flatMap {
        foundry.subject(of: $0, label: name, cell: latencies.cell)
      }
      warmUp(label, &cursor, &generator)
    }
    while true {
      let unfinished = subjects.keys.sorted().filter { !isComplete($0) }
      let allowed = allowance(unfinished)
      let next = unfinished.filter { !hasUsedUp(allowed, $0) }
      guard !next.isEmpty else { break }
      let step = cursor.draw(knobs.latency.eventsPerBlock, using: &generator)
      for label in next.shuffled(using: &generator) { timeBlock(label, from: step, allowed) }
    }
    split(&cursor, &generator)
  }

  /// Times the parts of some further events of each label, all labels the same steps.
  private func split(_ cursor: inout StepCursor, _ generator: inout SeededGenerator) {
    let timer = PhaseTimer(runner)
    let step = cursor.draw(knobs.latency.splitEvents, using: &generator)
    var splits: [PhaseSplit?] = latencies.labels.map { _ in nil }
    for label in subjects.keys.sorted().shuffled(using: &generator) {
      let start = runner.instruments.now()
      var found: [PhaseSplit] = []
      for step in step..<step + knobs.latency.splitEvents {
        guard let subject = subjects[label] else { break }
        do {
          guard let split = try timer.time(subject, step: step) else { break }
          found.append(split)
        } catch {
          foundry.fail(latencies.labels[label], in: latencies.cell, error.description)
          subjects[label] = nil
        }
        let limit = knobs.latency.secondsPerCell / Double(latencies.labels.count)
        if runner.instruments.seconds(since: start) > limit { break }
      }
      splits[label] = PhaseSplit(mediansOf: found)
    }
    latencies.splits = splits
  }

  /// The seconds that each of the `unfinished` may use by now.
  private func allowance(_ unfinished: [Int]) -> Double {
    let others = spent.indices.filter { !unfinished.contains($0) }.reduce(0) { $0 + spent[$1] }
    return (knobs.latency.secondsPerCell - others) / Double(max(1, unfinished.count))
  }

  private func isComplete(_ label: Int) -> Bool {
    once.contains(label) || latencies.events[label].count >= knobs.latency.events
  }

  private func hasUsedUp(_ allowed: Double, _ label: Int) -> Bool {
    latencies.events[label].count >= knobs.latency.fewestEvents && spent[label] >= allowed
  }

  private func warmUp(
    _ label: Int, _ cursor: inout StepCursor, _ generator: inout SeededGenerator
  ) {
    let start = runner.instruments.now()
    repeat {
      let step = cursor.draw(1, using: &generator)
      guard let time = time(label, step: step) else { return }
      if time / 1e9 > 20 * knobs.latency.secondsPerCell {
        once.insert(label)
        latencies.events[label] = [time]
        return
      }
    } while runner.instruments.seconds(since: start) < knobs.warmUp.leastSeconds
  }

  private func timeBlock(_ label: Int, from first: Int, _ allowed: Double) {
    for step in first..<first + knobs.latency.eventsPerBlock {
      if isComplete(label) || hasUsedUp(allowed, label) { return }
      let start = runner.instruments.now()
      guard let time = time(label, step: step) else {
        latencies.events[label] = []
        return
      }
      latencies.events[label].append(time)
      spent[label] += runner.instruments.seconds(since: start)
    }
  }

  /// Whole nanoseconds of one event, less the clock's overhead; `nil` once the label is wrong.
  private func time(_ label: Int, step: Int) -> Double? {
    guard let subject = subjects[label] else { return nil }
    do {
      return max(1, try runner.run(subject, from: step, count: 1).rounded())
    } catch {
      foundry.fail(latencies.labels[label], in: latencies.cell, error.description)
      subjects[label] = nil
      return nil
    }
  }
}
