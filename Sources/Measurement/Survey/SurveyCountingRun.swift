/// Counts each label's events at growing sizes; the interactions of a size share an app.
@MainActor struct SurveyCountingRun {
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
    for (size, cells) in cells.bySize {
      for label in assignment.surveyedLabels where !assignment.excludes(label, in: cells) {
        try report(.trying(Exclusion(label: label, size: size, interaction: nil)))
        if let specimen = foundry.specimen(of: label, size: size) {
          for cell in cells where !assignment.excludes(label, in: [cell]) {
            try count(label, specimen, cell, counters.sources)
          }
        }
        for failure in foundry.takeFailures() { try report(.failure(failure)) }
      }
    }
  }

  private func count(
    _ label: String, _ specimen: any Specimen, _ cell: Cell, _ process: [any CounterSource]
  ) throws {
    try report(.trying(Exclusion(label: label, size: cell.size, interaction: cell.interaction)))
    guard let subject = foundry.subject(of: specimen, label: label, cell: cell) else { return }
    let pass = CountingPass(sources: specimen.counterSources + process, repeats: 3)
    let counts: CellCounts
    do {
      counts = try pass.count(subject, label: label, cell: cell)
    } catch {
      return foundry.fail(label, in: cell, error.description)
    }
    try report(.counts(counts))
  }
}
