/// One process's timing of single events; loops nest process > size > interaction > block.
@MainActor struct LatencyRun {
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
    let lineup = assignment.lineup
    for (size, cells) in plans.map(\.cell).bySize {
      let plans = plans.filter { cells.contains($0.cell) }
      let noise = HeapNoise()
      var specimens: [String: any Specimen] = [:]
      let labels = lineup.labels.filter { label in
        !lineup.isControl(label) && plans.contains { $0.labels.contains(label) }
      }
      for label in labels.shuffled(using: &generator) {
        noise.add(using: &generator)
        specimens[label] = foundry.specimen(of: label, size: size)
      }
      for plan in plans.shuffled(using: &generator) {
        let timer = EventTimer(
          plan.cell, plan.labels.filter { !lineup.isControl($0) }, assignment.plan, runner, foundry)
        timer.run(specimens, using: &generator)
        try report(.latencies(timer.latencies))
      }
      for failure in foundry.takeFailures() { try report(.failure(failure)) }
      withExtendedLifetime(noise) {}
    }
  }
}
