/// The timing of single events at all points in one process.
///
/// The loops nest process > size > cost > contestant > interaction. There is one app at a time: at
/// 100 000 notes several would need more memory than many machines have.
@MainActor struct SurveyTimingRun {
  private let assignment: WorkerAssignment
  private let appCache: AppCache
  private let timer: PointTimer
  private let report: WorkerRun.Report

  init(
    _ assignment: WorkerAssignment, _ effort: SurveyEffort, appCache: AppCache,
    instruments: Instruments, report: WorkerRun.Report
  ) {
    self.assignment = assignment
    self.appCache = appCache
    self.report = report
    timer = PointTimer(effort, EpochRunner(instruments: instruments))
  }

  func run(_ points: [SurveyPoint]) throws {
    var generator = SeededGenerator(seed: assignment.seed)
    for size in Set(points.map(\.cell.size)).sorted() {
      let points = points.filter { $0.cell.size == size }
      for cost in Set(points.map(\.nanosecondsPerWrite)).sorted().shuffled(using: &generator) {
        let points = points.filter { $0.nanosecondsPerWrite == cost }
        for contestant in assignment.surveyedContestants.shuffled(using: &generator) {
          try run(points.shuffled(using: &generator), contestant, &generator)
        }
      }
    }
  }

  /// Times `points`, which share an app.
  private func run(
    _ points: [SurveyPoint], _ contestant: String, _ generator: inout SeededGenerator
  ) throws {
    let points = points.filter { !assignment.excludes(contestant, in: [$0.cell]) }
    guard let first = points.first else { return }
    let noise = HeapNoise()
    noise.add(using: &generator)
    let size = first.cell.size
    try report(.trying(Exclusion(contestant: contestant, size: size, interaction: nil)))
    if let app = appCache.app(
      of: contestant, size: size, nanosecondsPerWrite: first.nanosecondsPerWrite)
    {
      for point in points { try time(point, contestant, app, &generator) }
    }
    for failure in appCache.takeFailures() { try report(.failure(failure)) }
    withExtendedLifetime(noise) {}
  }

  private func time(
    _ point: SurveyPoint, _ contestant: String, _ app: any AppUnderTest,
    _ generator: inout SeededGenerator
  ) throws {
    let cell = point.cell
    try report(
      .trying(Exclusion(contestant: contestant, size: cell.size, interaction: cell.interaction)))
    guard let workload = appCache.workload(of: app, contestant: contestant, cell: cell) else {
      return
    }
    let seconds: [Double]
    do {
      seconds = try timer.seconds(of: workload, using: &generator)
    } catch {
      return appCache.fail(contestant, in: cell, error.reason)
    }
    let time = SurveyTime(
      point: point, contestant: contestant, seconds: Statistics.median(seconds),
      events: seconds.count)
    try report(.surveyTime(time))
  }
}

extension WorkerAssignment {
  /// The contestants that take part in surveys: all except controls and injections.
  var surveyedContestants: [String] { contestants.all.filter(contestants.isArchitecture) }
}
