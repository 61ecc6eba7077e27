import CProbes

/// Counts what each label's app holds at rest: what its end gives back.
@MainActor struct MemoryRun {
  /// The first apps of a kind fill caches of the runtime and memos of the server.
  private static let warmUps = 2

  private let assignment: WorkerAssignment
  private let foundry: Foundry
  private let report: WorkerRun.Report

  init(_ assignment: WorkerAssignment, foundry: Foundry, report: WorkerRun.Report) {
    self.assignment = assignment
    self.foundry = foundry
    self.report = report
  }

  func run(_ plan: MemoryPlan) throws {
    do {
      // It proves that malloc is counted here.
      _ = try AllocationCounters()
    } catch {
      return try report(unavailable: ["liveBlocks": error, "liveBytes": error])
    }
    for (size, screens) in plan.apps {
      let cell = Cell(interaction: WorkerAssignment.memoryName, size: size)
      for label in assignment.surveyedLabels where !assignment.excludes(label, in: [cell]) {
        try report(
          .trying(Exclusion(label: label, size: size, interaction: WorkerAssignment.memoryName)))
        do {
          for _ in 0..<Self.warmUps { _ = try count(label, size, screens) }
          try report(.memory(try count(label, size, screens)))
        } catch let error as Foundry.Unbuildable {
          foundry.fail(label, in: cell, error.reason)
        }
        for failure in foundry.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  /// Brings an app up in a world of its own, takes it down, then lets go of its world, too.
  private func count(
    _ label: String, _ size: Int, _ screens: Int
  ) throws(Foundry.Unbuildable) -> MemoryCount {
    probe_arm(UInt32(PROBE_MALLOC))
    defer { probe_disarm() }
    let start = AllocationCounts.now
    var resident: (any Resident)? = try foundry.resident(of: label, size: size, screens: screens)
    let rest = AllocationCounts.now
    resident?.quit()
    let end = AllocationCounts.now
    let views = resident?.liveViewCount ?? 0
    resident = nil
    let outlived = AllocationCounts.now - start
    let held = rest - end
    return MemoryCount(
      label: label, size: size, screens: screens, liveBlocks: held.liveBlocks,
      liveBytes: held.liveBytes, survivingBlocks: outlived.liveBlocks, survivingViews: views)
  }
}
