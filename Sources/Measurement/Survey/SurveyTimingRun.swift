/// One process's times of single events at all points; loops nest process > size > cost > label >
/// interaction.
///
/// One app at a time: at 100 000 notes several would take more memory than many machines have.
@MainActor struct SurveyTimingRun {
  private let assignment: WorkerAssignment
  private let foundry: Foundry
  private let timer: PointTimer
  private let report: WorkerRun.Report

  init(
    _ assignment: WorkerAssignment, _ effort: SurveyEffort, foundry: Foundry,
    instruments: Instruments, report: WorkerRun.Report
  ) {
    self.assignment = assignment
    self.foundry = foundry
    self.report = report
    timer = PointTimer(effort, EpochRunner(instruments: instruments))
  }

  func run(_ points: [SurveyPoint]) throws {
    var generator = SeededGenerator(seed: assignment.seed)
    for size in Set(points.map(\.cell.size)).sorted() {
      let points = points.filter { $0.cell.size == size }
      for cost in Set(points.map(\.nanosecondsPerWrite)).sorted().shuffled(using: &generator) {
        let points = points.filter { $0.nanosecondsPerWrite == cost }
        for label in assignment.surveyedLabels.shuffled(using: &generator) {
          try run(points.shuffled(using: &generator), label, &generator)
        }
      }
    }
  }

  /// Times `points`, which share an app.
  private func run(
    _ points: [SurveyPoint], _ label: String, _ generator: inout SeededGenerator
  ) throws {
    let points = points.filter { !assignment.excludes(label, in: [$0.cell]) }
    guard let first = points.first else { return }
    let noise = HeapNoise()
    noise.add(using: &generator)
    let size = first.cell.size
    try report(.trying(Exclusion(label: label, size: size, interaction: nil)))
    if let specimen = foundry.specimen(
      of: label, size: size, nanosecondsPerWrite: first.nanosecondsPerWrite)
    {
      for point in points { try time(point, label, specimen, &generator) }
    }
    for failure in foundry.takeFailures() { try report(.failure(failure)) }
    withExtendedLifetime(noise) {}
  }

  private func time(
    _ point: SurveyPoint, _ label: String, _ specimen: any Specimen,
    _ generator: inout SeededGenerator
  ) throws {
    let cell = point.cell
    try report(.trying(Exclusion(label: label, size: cell.size, interaction: cell.interaction)))
    guard let subject = foundry.subject(of: specimen, label: label, cell: cell) else { return }
    let seconds: [Double]
    do {
      seconds = try timer.seconds(of: subject, using: &generator)
    } catch {
      return foundry.fail(label, in: cell, error.reason)
    }
    let time = SurveyTime(
      point: point, label: label, seconds: Statistics.median(seconds), events: seconds.count)
    try report(.surveyTime(time))
  }
}

extension WorkerAssignment {
  /// Who takes part in surveys: no controls, no base in disguise.
  var surveyedLabels: [String] { lineup.labels.filter(lineup.isArchitecture) }
}
