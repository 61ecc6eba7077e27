/// The timing of all cases in one process.
///
/// The loops nest process > size > place > interaction > round. Source: how-we-measure.md,
/// "Places".
@MainActor struct TimingRun {
  let assignment: WorkerAssignment
  let appCache: AppCache
  let runner: EpochRunner
  let report: WorkerRun.Report

  func run(_ plans: [CasePlan]) throws {
    var generator = SeededGenerator(seed: assignment.seed)
    var calibration: [Double] = []
    for (size, cells) in plans.map(\.cell).bySize {
      let timers = plans.filter { cells.contains($0.cell) }.map {
        CaseTimer($0, assignment.plan, runner, appCache, using: &generator)
      }
      try run(size, timers, &generator, &calibration)
      for timer in timers { try report(.samples(timer.samples)) }
      for failure in appCache.takeFailures() { try report(.failure(failure)) }
    }
    try report(.calibration(calibration))
  }

  private func run(
    _ size: Int, _ timers: [CaseTimer], _ generator: inout SeededGenerator,
    _ calibration: inout [Double]
  ) throws {
    var noise = HeapNoise()
    let places = timers.map(\.plan.places).max() ?? 0
    for place in 0..<places {
      let timers = timers.filter { $0.isMeasured(at: place, of: places) }
      let contestants = assignment.contestants.all.filter { contestant in
        timers.contains { $0.plan.contestants.contains(contestant) }
      }
      // The last place's noise must stay until the new apps are built, or they would get the
      // addresses of the old ones.
      let newNoise = HeapNoise()
      var apps: [String: any AppUnderTest] = [:]
      for contestant in contestants.shuffled(using: &generator) {
        newNoise.add(using: &generator)
        apps[contestant] = appCache.app(of: contestant, size: size)
      }
      noise = newNoise
      for timer in timers.shuffled(using: &generator) {
        timer.run(at: place, apps, using: &generator)
      }
      calibration.append(runner.instruments.calibrationTime())
    }
    withExtendedLifetime(noise) {}
  }
}
