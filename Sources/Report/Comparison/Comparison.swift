import Foundation
import Measurement
package import Support

/// The comparison of two runs: counters, times by their ratios over Baseline, and correctness.
///
/// An architecture with the same sources in both runs is a control. It cannot have become slower, so
/// its changes are noise; they set the tolerance for the others.
package struct Comparison: Equatable, Encodable, Sendable {
  package let old: RunIdentity
  package let new: RunIdentity
  /// The names of the controls: architectures with unchanged sources, and S and C.
  package let controls: [String]
  /// The largest change of a cell's time that counts as noise, as a share; `nil` if no times were
  /// compared.
  package let cellTolerance: Double?
  /// The median over cells of the smallest slowdown that would have been found, as a share.
  package let smallestSlowdownOfCell: Double?
  /// Why no times were compared, in a few words; `nil` if they were.
  package let timesReason: String?
  /// The differences of machine, toolchain and plan, one sentence each; a reader must know them first.
  package let differences: [String]
  /// What else limits the comparison, one sentence each.
  package let warnings: [String]
  /// The changes of the mean times by architecture, and of S and C if they are controls.
  package let architectures: [ArchitectureChange]
  /// The cases in the order of NEW's tables; cases that NEW lacks come last.
  package let cells: [CaseComparison]
  /// The cases that only one of the runs requested, in words; they are not compared.
  package let onlyOld: [String]
  package let onlyNew: [String]

  /// - Parameters:
  ///   - old: the reference run.
  ///   - new: the run to check.
  ///   - tolerance: the least tolerance of times, as a share of at least 0; by default 1 % for the
  ///     mean of an architecture and 2 % for a cell.
  /// - Throws: a `CommandFailure` if the runs have no case in common.
  package init(
    _ old: Results, _ new: Results, tolerance: Double? = nil
  ) throws(CommandFailure) {
    let pairs = CasePairs(old, new)
    guard !pairs.common.isEmpty else {
      throw CommandFailure(
        "OLD and NEW have no cell in common; compare runs of the same architectures, interactions "
          + "and sizes.", .badData)
    }
    self.old = RunIdentity(old)
    self.new = RunIdentity(new)
    let sources = UnchangedSources(old, new)
    let conditions = ComparisonConditions(old, new, sources)
    timesReason = conditions.timesUnknownReason
    let times = TimeComparison(
      pairs, sources, reason: timesReason, least: tolerance.map { log1p($0) })
    let isControl = { (pair: CasePairs.Pair) in sources.contains(pair.key.architecture) }
    let tolerances = CounterTolerances(
      controls: conditions.haveSameNotes ? pairs.common.filter(isControl) : [])
    cells = pairs.common.map { pair in
      let differences =
        conditions.haveSameNotes ? CounterChange.differences(pair.old, pair.new) : []
      return CaseComparison(
        pair.key, pair.old, pair.new, isControl: isControl(pair), time: times.cells[pair.key],
        counters: differences.map {
          CounterChange($0, tolerances.tolerance(of: $0.name), isControl: isControl(pair))
        })
    }
    architectures = times.architectures
    cellTolerance = times.cellTolerance
    let smallest = cells.compactMap { $0.time?.smallestSlowdown }
    smallestSlowdownOfCell = smallest.isEmpty ? nil : Statistics.median(smallest)
    controls =
      (pairs.common.filter(isControl).map(\.key.architecture)
      + times.architectures.filter(\.isControl)
      .map(\.architecture)).uniqued()
    onlyOld = pairs.onlyOld
    onlyNew = pairs.onlyNew
    differences = conditions.differences
    warnings = conditions.warnings + Self.unsteady(tolerances) + Self.oneSided(cells)
  }

  /// Returns the number of cases with a status.
  package func count(_ status: CaseComparison.Status) -> Int {
    cells.count { $0.status == status }
  }

  /// Returns the architectures with a verdict on their mean time.
  package func architectures(_ verdict: TimeChange.Verdict) -> [ArchitectureChange] {
    architectures.filter { $0.time.verdict == verdict }
  }

  /// Whether an architecture or a cell regressed.
  package var hasRegression: Bool {
    count(.regression) > 0 || !architectures(.slower).isEmpty
  }

  /// The exit code; 2 if there is a regression.
  package var exitCode: ExitCode { hasRegression ? .regression : .done }

  // MARK: - Warnings

  private static func unsteady(_ tolerances: CounterTolerances) -> [String] {
    let names = tolerances.unsteady
    return names.isEmpty
      ? []
      : [
        "Exact counters differ although the sources are the same: "
          + "\(names.joined(separator: ", ")). Were both runs made in the same way?"
      ]
  }

  private static func oneSided(_ cells: [CaseComparison]) -> [String] {
    let changes = cells.flatMap(\.counters).filter { $0.kind == .oneSided }
    let sides = [
      ("OLD", changes.filter { $0.new == nil }), ("NEW", changes.filter { $0.old == nil }),
    ]
    return sides.filter { !$0.1.isEmpty }.map { side, changes in
      "Some counters are in \(side) only and are not compared: "
        + changes.map(\.name).uniqued().joined(separator: ", ") + "."
    }
  }
}

/// The identity of a compared run.
package struct RunIdentity: Equatable, Encodable, Sendable {
  package let environment: RunEnvironment
  package let plan: String
  package let processes: Int
  package let seed: UInt64
  package let valid: Bool

  init(_ results: Results) {
    environment = results.environment
    plan = results.run.plan
    processes = results.run.processesMeasured
    seed = results.run.seed
    valid = results.valid
  }
}
