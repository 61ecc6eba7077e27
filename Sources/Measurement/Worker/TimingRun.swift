/// One process's whole timing; loops nest process > size > place > interaction > round.
///
/// Source: the project's specification of measuring, "Places".
@MainActor struct TimingRun {
  private let assignment: WorkerAssignment
  private let foundry: Foundry
  private let runner: EpochRunner
  private let report: WorkerRun.Report

  init(
    _ assignment: WorkerAssignment, foundry: Foundry, instruments: Instruments,
    report: WorkerRun.Report
  ) {
    self.assignment = assignment
    self.foundry = foundry
    self.report = report
    runner = EpochRunner(instruments: instruments)
  }

  func run(_ plans: [CellPlan]) throws {
    try report(.overhead(nanoseconds: runner.overhead))
    var generator = SeededGenerator(seed: assignment.seed)
    for (size, cells) in plans.map(\.cell).bySize {
      let timers = plans.filter { cells.contains($0.cell) }.map {
        CellTimer($0, assignment.plan, runner, foundry, using: &generator)
      }
      try run(size, timers, &generator)
      for timer in timers { try report(.samples(timer.samples)) }
      for failure in foundry.takeFailures() { try report(.failure(failure)) }
    }
  }

  private func run(
    _ size: Int, _ timers: [CellTimer], _ generator: inout SeededGenerator
  ) throws {
    let labels = assignment.lineup.labels.filter { label in
      timers.contains { $0.plan.labels.contains(label) }
    }
    var noise = HeapNoise()
    for place in 0..<assignment.plan.places(at: size) {
      // The last place's noise stays until the new instances stand, or they would fall where the
      // old ones were.
      let newNoise = HeapNoise()
      var specimens: [String: any Specimen] = [:]
      for label in labels.shuffled(using: &generator) {
        newNoise.add(using: &generator)
        specimens[label] = foundry.specimen(of: label, size: size)
      }
      noise = newNoise
      for timer in timers.shuffled(using: &generator) {
        timer.run(at: place, specimens, using: &generator)
      }
    }
    withExtendedLifetime(noise) {}
  }
}
