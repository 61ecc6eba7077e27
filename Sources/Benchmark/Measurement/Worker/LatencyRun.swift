/// The timing of single events in one process.
///
/// The loops nest process > size > interaction > block.
@MainActor struct LatencyRun {
  private let assignment: WorkerAssignment
  private let appCache: AppCache
  private let runner: EpochRunner
  private let report: WorkerRun.Report

  init(
    _ assignment: WorkerAssignment, appCache: AppCache, instruments: Instruments,
    report: WorkerRun.Report
  ) {
    self.assignment = assignment
    self.appCache = appCache
    self.report = report
    runner = EpochRunner(instruments: instruments)
  }

  func run(_ plans: [CasePlan]) throws {
    try report(.overhead(nanoseconds: runner.overhead))
    var generator = SeededGenerator(seed: assignment.seed)
    let contestants = assignment.contestants
    for (size, cells) in plans.map(\.cell).bySize {
      let plans = plans.filter { cells.contains($0.cell) }
      let noise = HeapNoise()
      var apps: [String: any AppUnderTest] = [:]
      let timed = contestants.all.filter { contestant in
        !contestants.isControl(contestant) && plans.contains { $0.contestants.contains(contestant) }
      }
      for contestant in timed.shuffled(using: &generator) {
        noise.add(using: &generator)
        apps[contestant] = appCache.app(of: contestant, size: size)
      }
      for plan in plans.shuffled(using: &generator) {
        let timer = EventTimer(
          plan.cell, plan.contestants.filter { !contestants.isControl($0) }, assignment.plan,
          runner,
          appCache)
        timer.run(apps, using: &generator)
        try report(.latencies(timer.latencies))
      }
      for failure in appCache.takeFailures() { try report(.failure(failure)) }
      withExtendedLifetime(noise) {}
    }
  }
}
