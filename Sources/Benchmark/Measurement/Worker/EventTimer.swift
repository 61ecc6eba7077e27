/// Times single events in one case.
///
/// Each event is prepared, timed, reset and checked separately. Contestants take turns in blocks of
/// events, in a random order for each round of blocks. They share the case's time evenly; time that
/// a fast contestant does not need goes to the others.
@MainActor final class EventTimer {
  private(set) var latencies: CaseLatencies

  private let runPlan: RunPlan
  private let runner: EpochRunner
  private let appCache: AppCache
  /// The workloads by contestant index; one that was wrong is missing.
  private var workloads: [Int: any Workload] = [:]
  /// The seconds that each contestant has used, by index.
  private var spent: [Double]
  /// Contestants that take far too long for more than one event, by index.
  private var once: Set<Int> = []

  init(
    _ cell: BenchmarkCase, _ contestants: [String], _ runPlan: RunPlan, _ runner: EpochRunner,
    _ appCache: AppCache
  ) {
    self.runPlan = runPlan
    self.runner = runner
    self.appCache = appCache
    latencies = CaseLatencies(
      cell: cell, contestants: contestants, events: contestants.map { _ in [] })
    spent = contestants.map { _ in 0 }
  }

  /// Warms up all contestants and times their events, on `apps`.
  func run(_ apps: [String: any AppUnderTest], using generator: inout SeededGenerator) {
    var cursor = StepCursor(using: &generator)
    for contestant in latencies.contestants.indices.shuffled(using: &generator) {
      let name = latencies.contestants[contestant]
      workloads[contestant] = apps[name].flatMap {
        appCache.workload(of: $0, contestant: name, cell: latencies.cell)
      }
      warmUp(contestant, &cursor, &generator)
    }
    while true {
      let unfinished = workloads.keys.sorted().filter { !isComplete($0) }
      let allowed = allowance(unfinished)
      let next = unfinished.filter { !hasUsedUp(allowed, $0) }
      guard !next.isEmpty else { break }
      let step = cursor.draw(runPlan.latency.eventsPerBlock, using: &generator)
      for contestant in next.shuffled(using: &generator) {
        timeBlock(contestant, from: step, allowed)
      }
    }
    split(&cursor, &generator)
  }

  /// Times the parts of some further events of each contestant, the same steps for all.
  private func split(_ cursor: inout StepCursor, _ generator: inout SeededGenerator) {
    let timer = EventPhaseTimer(runner)
    let step = cursor.draw(runPlan.latency.splitEvents, using: &generator)
    var splits: [PhaseSplit?] = latencies.contestants.map { _ in nil }
    for contestant in workloads.keys.sorted().shuffled(using: &generator) {
      let start = runner.instruments.now()
      var found: [PhaseSplit] = []
      for step in step..<step + runPlan.latency.splitEvents {
        guard let workload = workloads[contestant] else { break }
        do {
          guard let split = try timer.time(workload, step: step) else { break }
          found.append(split)
        } catch {
          appCache.fail(latencies.contestants[contestant], in: latencies.cell, error.description)
          workloads[contestant] = nil
        }
        let limit = runPlan.latency.secondsPerCell / Double(latencies.contestants.count)
        if runner.instruments.seconds(since: start) > limit { break }
      }
      splits[contestant] = PhaseSplit(mediansOf: found)
    }
    latencies.splits = splits
  }

  /// Returns the seconds that each of the `unfinished` contestants may have used by now.
  private func allowance(_ unfinished: [Int]) -> Double {
    let others = spent.indices.filter { !unfinished.contains($0) }.reduce(0) { $0 + spent[$1] }
    return (runPlan.latency.secondsPerCell - others) / Double(max(1, unfinished.count))
  }

  private func isComplete(_ contestant: Int) -> Bool {
    once.contains(contestant) || latencies.events[contestant].count >= runPlan.latency.events
  }

  private func hasUsedUp(_ allowed: Double, _ contestant: Int) -> Bool {
    latencies.events[contestant].count >= runPlan.latency.fewestEvents
      && spent[contestant] >= allowed
  }

  private func warmUp(
    _ contestant: Int, _ cursor: inout StepCursor, _ generator: inout SeededGenerator
  ) {
    let start = runner.instruments.now()
    repeat {
      let step = cursor.draw(1, using: &generator)
      guard let time = time(contestant, step: step) else { return }
      if time / 1e9 > 20 * runPlan.latency.secondsPerCell {
        once.insert(contestant)
        latencies.events[contestant] = [time]
        return
      }
    } while runner.instruments.seconds(since: start) < runPlan.warmUp.leastSeconds
  }

  private func timeBlock(_ contestant: Int, from first: Int, _ allowed: Double) {
    for step in first..<first + runPlan.latency.eventsPerBlock {
      if isComplete(contestant) || hasUsedUp(allowed, contestant) { return }
      let start = runner.instruments.now()
      guard let time = time(contestant, step: step) else {
        latencies.events[contestant] = []
        return
      }
      latencies.events[contestant].append(time)
      spent[contestant] += runner.instruments.seconds(since: start)
    }
  }

  /// Returns one event's time in whole nanoseconds, without the clock's overhead.
  ///
  /// - Returns: `nil` once the contestant is wrong.
  private func time(_ contestant: Int, step: Int) -> Double? {
    guard let workload = workloads[contestant] else { return nil }
    do {
      return max(1, try runner.run(workload, from: step, count: 1).rounded())
    } catch {
      appCache.fail(latencies.contestants[contestant], in: latencies.cell, error.description)
      workloads[contestant] = nil
      return nil
    }
  }
}
