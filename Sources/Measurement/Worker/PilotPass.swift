/// Finds out what each label costs in each cell, one after the other.
///
/// Source: the project's specification of measuring, "Batch".
@MainActor struct PilotPass {
  private let assignment: WorkerAssignment
  private let foundry: Foundry
  private let runner: EpochRunner
  private let report: WorkerRun.Report

  /// An epoch below this is too short to be believed.
  private static let longEnough = 50e-6
  /// Unless preparing and performing it took as long as this.
  private static let tooLong = 20e-3
  /// And one that takes so long is not repeated often.
  private static let longest = 200e-3

  init(
    _ assignment: WorkerAssignment, foundry: Foundry, instruments: Instruments,
    report: WorkerRun.Report
  ) {
    self.assignment = assignment
    self.foundry = foundry
    self.report = report
    runner = EpochRunner(instruments: instruments)
  }

  func run(_ cells: [Cell]) throws {
    try report(.overhead(nanoseconds: runner.overhead))
    var generator = SeededGenerator(seed: assignment.seed)
    for (size, cells) in cells.bySize {
      var seconds = 0.0
      for label in assignment.lineup.labels {
        guard !assignment.excludes(label, in: cells) else { continue }
        try report(.trying(Exclusion(label: label, size: size, interaction: nil)))
        let start = runner.instruments.now()
        let specimen = foundry.specimen(of: label, size: size)
        seconds += runner.instruments.seconds(since: start)
        for cell in cells where !assignment.excludes(label, in: [cell]) {
          guard let specimen else { continue }
          try report(
            .trying(Exclusion(label: label, size: size, interaction: cell.interaction)))
          if let cost = cost(of: label, specimen, cell, &generator) { try report(.cost(cost)) }
        }
        for failure in foundry.takeFailures() { try report(.failure(failure)) }
      }
      try report(.setUp(size: size, seconds: seconds))
    }
  }

  private func cost(
    of label: String, _ specimen: any Specimen, _ cell: Cell, _ generator: inout SeededGenerator
  ) -> PilotCost? {
    let start = runner.instruments.now()
    guard let subject = foundry.subject(of: specimen, label: label, cell: cell) else { return nil }
    let arriving = runner.instruments.seconds(since: start)
    do {
      return try cost(of: label, subject, cell, arriving, &generator)
    } catch {
      foundry.fail(label, in: cell, error.description)
      return nil
    }
  }

  private func cost(
    of label: String, _ subject: any Subject, _ cell: Cell, _ arriving: Double,
    _ generator: inout SeededGenerator
  ) throws(EpochRunner.WrongSubject) -> PilotCost {
    var cursor = StepCursor(using: &generator)
    /// Seconds of `count` steps, and of all that belongs to them.
    func epoch(_ count: Int) throws(EpochRunner.WrongSubject) -> (timed: Double, whole: Double) {
      let first = cursor.draw(count, using: &generator)
      let start = runner.instruments.now()
      let time = try runner.run(subject, from: first, count: count)
      return (time * Double(count) / 1e9, runner.instruments.seconds(since: start))
    }
    var count = 1
    var repeats = 5
    while true {
      let (timed, whole) = try epoch(count)
      // What takes so long by itself is known well enough after another one.
      if whole >= Self.longest { repeats = 1 }
      if whole / Double(count) > assignment.plan.slowestSeconds {
        let timed = timed / Double(count)
        return PilotCost(
          cell: cell, label: label, timed: timed, untimed: whole / Double(count) - timed,
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
      cell: cell, label: label, timed: median, untimed: max(0, Statistics.median(whole) - median),
      arriving: arriving)
  }
}

extension WorkerAssignment {
  /// Whether `label` is left out of all of `cells`.
  func excludes(_ label: String, in cells: [Cell]) -> Bool {
    cells.allSatisfy { cell in excluded.contains { $0.covers(label, in: cell) } }
  }
}

extension [Cell] {
  /// The cells of each size, sizes and cells in the order in which they come.
  var bySize: [(size: Int, cells: [Cell])] {
    reduce(into: []) { groups, cell in
      if let index = groups.firstIndex(where: { $0.size == cell.size }) {
        groups[index].cells.append(cell)
      } else {
        groups.append((cell.size, [cell]))
      }
    }
  }
}
