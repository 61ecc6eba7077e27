/// Measures the cost of a step for each contestant in each case, one after the other.
///
/// Source: how-we-measure.md, "Batch".
@MainActor struct PilotPass {
  let assignment: WorkerAssignment
  let appCache: AppCache
  let runner: EpochRunner
  let report: WorkerRun.Report

  /// The shortest epoch that gives a reliable time, in seconds.
  private static let longEnough = 50e-6
  /// A shorter epoch is enough if its steps with their preparing take this many seconds.
  private static let tooLong = 20e-3
  /// Epochs that take longer than this, with preparing, are measured only once more, in seconds.
  private static let longest = 200e-3

  func run(_ cells: [BenchmarkCase]) throws {
    for (size, cells) in cells.bySize {
      var seconds = 0.0
      for contestant in assignment.contestants.all {
        guard !assignment.excludes(contestant, in: cells) else { continue }
        try report(.trying(Exclusion(contestant: contestant, size: size, interaction: nil)))
        let start = runner.instruments.now()
        let app = appCache.app(of: contestant, size: size)
        seconds += runner.instruments.seconds(since: start)
        for cell in cells where !assignment.excludes(contestant, in: [cell]) {
          guard let app else { continue }
          try report(
            .trying(Exclusion(contestant: contestant, size: size, interaction: cell.interaction)))
          if let cost = cost(of: contestant, app, cell) { try report(.cost(cost)) }
        }
        for failure in appCache.takeFailures() { try report(.failure(failure)) }
      }
      try report(.setUp(size: size, seconds: seconds))
    }
  }

  private func cost(
    of contestant: String, _ app: any AppUnderTest, _ cell: BenchmarkCase
  ) -> PilotCost? {
    // The first arrival may launch an app that other interactions share; the second is typical.
    guard appCache.workload(of: app, contestant: contestant, cell: cell) != nil else { return nil }
    let start = runner.instruments.now()
    guard let workload = appCache.workload(of: app, contestant: contestant, cell: cell) else {
      return nil
    }
    let arriving = runner.instruments.seconds(since: start)
    do {
      return try cost(of: contestant, workload, cell, arriving)
    } catch {
      appCache.fail(contestant, in: cell, error.description)
      return nil
    }
  }

  private func cost(
    of contestant: String, _ workload: any Workload, _ cell: BenchmarkCase, _ arriving: Double
  ) throws(EpochRunner.WrongWorkload) -> PilotCost {
    // All contestants get the same steps, as in a round: what the server keeps for all of them is
    // there then, too.
    var generator = SeededGenerator(seed: assignment.seed)
    var cursor = StepCursor(using: &generator)
    /// Returns the seconds of `count` steps alone, and of the steps with their preparing and
    /// resetting.
    func epoch(_ count: Int) throws(EpochRunner.WrongWorkload) -> (timed: Double, whole: Double) {
      let first = cursor.draw(count, using: &generator)
      let start = runner.instruments.now()
      let epoch = try runner.run(workload, from: first, count: count)
      return (epoch.time * Double(count) / 1e9, runner.instruments.seconds(since: start))
    }
    var count = 1
    var repeats = 5
    while true {
      let (timed, whole) = try epoch(count)
      // One more epoch is precise enough for such long times.
      if whole >= Self.longest { repeats = 1 }
      if whole / Double(count) > assignment.plan.slowestSeconds {
        let timed = timed / Double(count)
        return PilotCost(
          cell: cell, contestant: contestant, timed: timed, untimed: whole / Double(count) - timed,
          arriving: arriving)
      }
      if timed >= Self.longEnough || whole >= Self.tooLong { break }
      if count * 4 > assignment.plan.mostSteps { break }
      count *= 4
    }
    var timed: [Double] = []
    var whole: [Double] = []
    for _ in 0..<repeats {
      let seconds = try epoch(count)
      timed.append(seconds.timed / Double(count))
      whole.append(seconds.whole / Double(count))
    }
    let median = Statistics.median(timed)
    return PilotCost(
      cell: cell, contestant: contestant, timed: median,
      untimed: max(0, Statistics.median(whole) - median),
      arriving: arriving)
  }
}

extension WorkerAssignment {
  /// Whether `contestant` is excluded from all of `cells`.
  func excludes(_ contestant: String, in cells: [BenchmarkCase]) -> Bool {
    cells.allSatisfy { cell in excluded.contains { $0.covers(contestant, in: cell) } }
  }
}

extension [BenchmarkCase] {
  /// The cases of each size; sizes and cases keep their order.
  var bySize: [(size: Int, cells: [BenchmarkCase])] {
    reduce(into: []) { groups, cell in
      if let index = groups.firstIndex(where: { $0.size == cell.size }) {
        groups[index].cells.append(cell)
      } else {
        groups.append((cell.size, [cell]))
      }
    }
  }
}
