import CProbes

/// Counts the memory that each contestant's app holds at rest, by what is freed at its end.
@MainActor struct MemoryRun {
  /// The number of uncounted apps; the first ones fill caches of the runtime and of the server.
  private static let warmUps = 2

  private let assignment: WorkerAssignment
  private let appCache: AppCache
  private let report: WorkerRun.Report

  init(_ assignment: WorkerAssignment, appCache: AppCache, report: WorkerRun.Report) {
    self.assignment = assignment
    self.appCache = appCache
    self.report = report
  }

  func run(_ plan: MemoryPlan) throws {
    do {
      // This proves that malloc is counted here.
      _ = try AllocationCounters()
    } catch {
      return try report(unavailable: ["liveBlocks": error, "liveBytes": error])
    }
    for size in plan.sizes {
      let cell = BenchmarkCase(interaction: WorkerAssignment.memoryName, size: size)
      for contestant in assignment.surveyedContestants
      where !assignment.excludes(contestant, in: [cell]) {
        try report(
          .trying(
            Exclusion(contestant: contestant, size: size, interaction: WorkerAssignment.memoryName))
        )
        do {
          for _ in 0..<Self.warmUps { _ = try count(contestant, size) }
          try report(.memory(try count(contestant, size)))
        } catch let error as AppCache.Unbuildable {
          appCache.fail(contestant, in: cell, error.reason)
        }
        for failure in appCache.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  /// Builds an app in a fixture of its own, takes the app down, then releases the fixture.
  private func count(
    _ contestant: String, _ size: Int
  ) throws(AppCache.Unbuildable) -> MemoryCount {
    probe_arm(UInt32(PROBE_MALLOC))
    defer { probe_disarm() }
    let start = AllocationCounts.now
    var idleApp: (any IdleApp)? = try appCache.idleApp(of: contestant, size: size)
    let rest = AllocationCounts.now
    idleApp?.quit()
    let end = AllocationCounts.now
    let views = idleApp?.liveViewCount ?? 0
    idleApp = nil
    let outlived = AllocationCounts.now - start
    let held = rest - end
    return MemoryCount(
      contestant: contestant, size: size, liveBlocks: held.liveBlocks,
      liveBytes: held.liveBytes, survivingBlocks: outlived.liveBlocks, survivingViews: views)
  }
}

extension WorkerAssignment {
  /// The contestants whose memory is counted: all except controls and injections.
  fileprivate var surveyedContestants: [String] {
    contestants.all.filter(contestants.isArchitecture)
  }
}
