import Measurement

/// The results of several runs as one report, in which each run gives one value to each case.
///
/// The runs are of one build, each with link orders of its own. Intervals over the processes of one run
/// do not know how much runs differ: by the time of day, the state of the machine or the order of the
/// code. A case that only the first run has stays as it is there. So do counts, and what is known of the
/// sources.
package enum JoinedRuns {
  /// A run with its medians.
  package typealias Part = (results: Results, medians: RunMedians)

  /// Joins single runs, one at least; the medians are those that the results follow from.
  package static func join(_ parts: [Part]) -> (Results, RunMedians) {
    var results = parts[0].results
    let medians = RunMedians(joining: parts.map(\.medians))
    let all = results.cells + results.controlCells
    let analysis = RunAnalysis(
      medians, of: Contestants(named: all.map(\.architecture.name).uniqued()),
      in: all.map(place).uniqued(),
      eventCounts: Dictionary(
        all.map { (place($0), $0.eventsPerRun) }, uniquingKeysWith: { count, _ in count }),
      linkOrders: results.run.linkOrders)
    let joined = Dictionary(
      analysis.cells.map { (CaseKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    func merged(_ cell: Cell) -> Cell {
      let key = CaseKey(cell)
      let own = parts.compactMap { part in
        (part.results.cells + part.results.controlCells).first { CaseKey($0) == key }
      }
      return joined[key].map { Self.merged($0, own) } ?? cell
    }
    results.cells = results.cells.map(merged)
    results.controlCells = results.controlCells.map(merged)
    for (index, entry) in results.architectures.enumerated() {
      results.architectures[index].defect =
        parts.compactMap { part in
          part.results.architectures.first { $0.name == entry.name }?.defect
        }.first
    }
    results.growth = analysis.growth
    results.valid = analysis.isValid
    results.runs = parts.map { RunPart($0.results) }
    results.machine.kernel = medians.kernel
    results.run.seconds = parts.map(\.results.run.seconds).reduce(0, +)
    results.run.noisy = analysis.isNoisy
    results.run.otherLoad = parts.compactMap(\.results.run.otherLoad).max()
    results.failures = parts.flatMap(\.results.failures).uniqued()
    results.warnings = RunWarnings.joined(parts.map(\.results.warnings), analysis)
    return (results.derived(), medians)
  }

  private static func place(_ cell: Cell) -> BenchmarkCase {
    BenchmarkCase(interaction: cell.event, size: cell.size)
  }

  /// Returns the joined cell with what only single runs know.
  ///
  /// It is that of a run in which the app was wrong, or of the first run if no other has it or it was
  /// not timed.
  private static func merged(_ joined: Cell, _ own: [Cell]) -> Cell {
    let first = own[0]
    if let wrong = own.first(where: { !$0.correct }) { return wrong }
    guard own.count > 1, first.eventTime != nil, joined.eventTime != nil else { return first }
    var cell = joined
    (cell.counters, cell.firstRun, cell.varying) = (first.counters, first.firstRun, first.varying)
    (cell.instructions, cell.mallocs) = (first.instructions, first.mallocs)
    let epochs = own.compactMap(\.epochs)
    cell.epochs = epochs.isEmpty ? nil : epochs.reduce(0, +)
    return cell
  }
}
