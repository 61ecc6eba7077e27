/// Counts each contestant in each case.
///
/// Each one has an app of its own, so the other counts do not affect it.
@MainActor struct CountingRun {
  let assignment: WorkerAssignment
  let appCache: AppCache
  let report: WorkerRun.Report

  func run(_ cells: [BenchmarkCase]) throws {
    let counters = ProcessCounters()
    try report(unavailable: counters.unavailable)
    let contestants = assignment.contestants
    for cell in cells {
      for contestant in contestants.all
      where contestants.isArchitecture(contestant) && !assignment.excludes(contestant, in: [cell]) {
        try report(
          .trying(Exclusion(contestant: contestant, size: cell.size, interaction: cell.interaction))
        )
        if let found = counts(of: contestant, cell, counters.sources) { try report(.counts(found)) }
        for failure in appCache.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  private func counts(
    of contestant: String, _ cell: BenchmarkCase, _ process: [any CounterSource]
  ) -> CaseCounts? {
    guard let app = appCache.app(of: contestant, size: cell.size),
      let workload = appCache.workload(of: app, contestant: contestant, cell: cell)
    else { return nil }
    let pass = CountingPass(
      sources: app.counterSources + process, repeats: assignment.plan.countingRepeats)
    do {
      return try pass.count(workload, contestant: contestant, cell: cell)
    } catch {
      appCache.fail(contestant, in: cell, error.description)
      return nil
    }
  }
}
