/// Counts each label in each cell, on an app of its own, so that what else is counted changes
/// nothing.
@MainActor struct CountingRun {
  private let assignment: WorkerAssignment
  private let foundry: Foundry
  private let report: WorkerRun.Report

  init(_ assignment: WorkerAssignment, foundry: Foundry, report: WorkerRun.Report) {
    self.assignment = assignment
    self.foundry = foundry
    self.report = report
  }

  func run(_ cells: [Cell]) throws {
    let counters = ProcessCounters()
    try report(unavailable: counters.unavailable)
    let lineup = assignment.lineup
    for cell in cells {
      for label in lineup.labels
      where lineup.isArchitecture(label) && !assignment.excludes(label, in: [cell]) {
        try report(
          .trying(Exclusion(label: label, size: cell.size, interaction: cell.interaction)))
        if let counts = counts(of: label, cell, counters.sources) { try report(.counts(counts)) }
        for failure in foundry.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  private func counts(
    of label: String, _ cell: Cell, _ process: [any CounterSource]
  ) -> CellCounts? {
    guard let specimen = foundry.specimen(of: label, size: cell.size),
      let subject = foundry.subject(of: specimen, label: label, cell: cell)
    else { return nil }
    let pass = CountingPass(
      sources: specimen.counterSources + process, repeats: assignment.plan.countingRepeats)
    do {
      return try pass.count(subject, label: label, cell: cell)
    } catch {
      foundry.fail(label, in: cell, error.description)
      return nil
    }
  }
}
