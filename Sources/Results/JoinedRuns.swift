import Measurement
package import Support

/// The results of several runs as one report, in which each run gives one value to each event.
///
/// The runs have the same build and the same events. Whatever else is in the report is of the first
/// run: counts, the other interactions, and what is known of the sources.
package enum JoinedRuns {
  /// A run with its medians, and where it is.
  package struct Part: Sendable {
    let path: String
    let results: Results
    package let medians: RunMedians

    package init(path: String, results: Results, medians: RunMedians) {
      (self.path, self.results, self.medians) = (path, results, medians)
    }
  }

  /// Returns the joined results, and the medians that they follow from.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the runs do not belong together.
  package static func join(_ parts: [Part]) throws(CommandFailure) -> (Results, RunMedians) {
    guard let first = parts.first, parts.count > 1 else {
      throw CommandFailure("One run cannot be joined: name two or more.", .badData)
    }
    for part in parts {
      if let reason = flaw(of: part, beside: first) {
        throw CommandFailure("Cannot join '\(part.path)': \(reason).", .badData)
      }
    }
    var results = first.results
    let all = (results.cells + results.controlCells).filter { $0.architecture.injection == nil }
    let cases = all.map(place).uniqued()
    let medians = RunMedians(joining: parts.map(\.medians), in: results.events.map(place).uniqued())
    let analysis = RunAnalysis(
      medians, of: Contestants(named: all.map(\.architecture.name).uniqued()), in: cases,
      eventCounts: Dictionary(
        all.map { (place($0), $0.eventsPerRun) }, uniquingKeysWith: { count, _ in count }),
      linkOrders: results.run.linkOrders)
    results.events = results.events.map { merged($0, analysis.cells, parts) }
    results.controlCells = results.controlCells.map { merged($0, analysis.cells, parts) }
    results.growth = analysis.growth
    results.valid = analysis.isValid
    results.runs = parts.map { RunPart($0.results, $0.medians) }
    results.machine.kernel = medians.kernel
    results.run.seconds = parts.map(\.results.run.seconds).reduce(0, +)
    results.run.noisy = analysis.isNoisy
    results.run.otherLoad = parts.compactMap(\.results.run.otherLoad).max()
    results.warnings = RunWarnings.joined(parts.map(\.results.warnings), analysis)
    results.time = parts.reduce(into: [:]) { time, part in
      time.merge(part.results.time, uniquingKeysWith: +)
    }
    return (results.derived(), medians)
  }

  private static func place(_ cell: Cell) -> BenchmarkCase {
    BenchmarkCase(interaction: cell.event, size: cell.size)
  }

  /// Why a run does not belong to the first one.
  private static func flaw(of part: Part, beside first: Part) -> String? {
    let (own, other) = (part.results, first.results)
    let known = Set(own.events.filter { $0.eventTime != nil }.map(CaseKey.init))
    let missing = other.events.first { $0.eventTime != nil && !known.contains(CaseKey($0)) }
    let facts: [(isFlaw: Bool, words: String)] = [
      (!own.runs.isEmpty, "it is joined already; name the runs that it was made of"),
      (
        own.environment.build != other.environment.build,
        "another build made it than '\(first.path)'; make all runs with one build"
      ),
      (own.run.plan != other.run.plan, "its plan is another one than that of '\(first.path)'"),
      (
        own.run.linkOrders < 2,
        "it has one link order, so the place of code is not random; make runs with "
          + "Scripts/full-report"
      ),
      (
        missing != nil,
        "it lacks \(missing?.event ?? "") at \(missing?.size ?? 0) of "
          + "\(missing?.architecture.name ?? ""), which '\(first.path)' has"
      ),
    ]
    return facts.first(where: \.isFlaw)?.words
  }

  /// Returns the joined cell with what only single runs know; a cell that was not joined stays.
  private static func merged(_ cell: Cell, _ joined: [Cell], _ parts: [Part]) -> Cell {
    guard cell.eventTime != nil,
      var new = joined.first(where: { CaseKey($0) == CaseKey(cell) && $0.eventTime != nil })
    else { return cell }
    (new.counters, new.firstRun, new.varying) = (cell.counters, cell.firstRun, cell.varying)
    (new.instructions, new.mallocs) = (cell.instructions, cell.mallocs)
    new.latency?.parts = cell.latency?.parts
    let own = parts.compactMap { part in
      (part.results.events + part.results.controlCells).first { CaseKey($0) == CaseKey(cell) }
    }
    let epochs = own.compactMap(\.epochs)
    new.epochs = epochs.isEmpty ? nil : epochs.reduce(0, +)
    return new
  }
}
