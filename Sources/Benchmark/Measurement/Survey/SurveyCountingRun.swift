/// Counts each contestant's events at growing sizes; the interactions of a size share an app.
@MainActor struct SurveyCountingRun {
  private let assignment: WorkerAssignment
  private let appCache: AppCache
  private let report: WorkerRun.Report

  init(_ assignment: WorkerAssignment, appCache: AppCache, report: WorkerRun.Report) {
    self.assignment = assignment
    self.appCache = appCache
    self.report = report
  }

  func run(_ cells: [BenchmarkCase]) throws {
    let counters = ProcessCounters()
    try report(unavailable: counters.unavailable)
    for (size, cells) in cells.bySize {
      for contestant in assignment.surveyedContestants
      where !assignment.excludes(contestant, in: cells) {
        try report(.trying(Exclusion(contestant: contestant, size: size, interaction: nil)))
        if let app = appCache.app(of: contestant, size: size) {
          for cell in cells where !assignment.excludes(contestant, in: [cell]) {
            try count(contestant, app, cell, counters.sources)
          }
        }
        for failure in appCache.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  private func count(
    _ contestant: String, _ app: any AppUnderTest, _ cell: BenchmarkCase,
    _ process: [any CounterSource]
  ) throws {
    try report(
      .trying(Exclusion(contestant: contestant, size: cell.size, interaction: cell.interaction)))
    guard let workload = appCache.workload(of: app, contestant: contestant, cell: cell) else {
      return
    }
    let pass = CountingPass(sources: app.counterSources + process, repeats: 3)
    let counts: CaseCounts
    do {
      counts = try pass.count(workload, contestant: contestant, cell: cell)
    } catch {
      return appCache.fail(contestant, in: cell, error.description)
    }
    try report(.counts(counts))
  }
}
