import CProbes

/// Counts the memory that each contestant's app holds at rest, by what is freed at its end.
@MainActor struct MemoryRun {
  /// The number of uncounted apps; the first ones fill caches of the runtime and of the server.
  private static let warmUps = 2

  let assignment: WorkerAssignment
  let appCache: AppCache
  let report: WorkerRun.Report

  /// Counts at several numbers of notes; nothing where malloc is not counted, as the counting has said.
  func run(_ sizes: [Int]) throws {
    guard (try? AllocationCounters()) != nil else { return }
    for size in sizes {
      let cell = BenchmarkCase(interaction: WorkerAssignment.memoryName, size: size)
      for contestant in assignment.contestants.all
      where assignment.contestants.isArchitecture(contestant)
        && !assignment.excludes(contestant, in: [cell])
      {
        try report(
          .trying(
            Exclusion(contestant: contestant, size: size, interaction: WorkerAssignment.memoryName))
        )
        for _ in 0..<Self.warmUps { _ = count(contestant, in: cell) }
        if let count = count(contestant, in: cell) { try report(.memory(count)) }
        for failure in appCache.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  /// Builds an app in a fixture of its own, takes the app down, then releases the fixture.
  private func count(_ contestant: String, in cell: BenchmarkCase) -> MemoryCount? {
    probe_arm(UInt32(PROBE_MALLOC))
    defer { probe_disarm() }
    let start = AllocationCounts.now
    var idleApp = appCache.idleApp(of: contestant, in: cell)
    guard idleApp != nil else { return nil }
    let rest = AllocationCounts.now
    idleApp?.quit()
    let end = AllocationCounts.now
    let views = idleApp?.liveViewCount ?? 0
    idleApp = nil
    let outlived = AllocationCounts.now - start
    let held = rest - end
    return MemoryCount(
      contestant: contestant, size: cell.size, liveBlocks: held.liveBlocks,
      liveBytes: held.liveBytes, survivingBlocks: outlived.liveBlocks, survivingViews: views)
  }
}
