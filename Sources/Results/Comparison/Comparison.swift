import Measurement
package import Support

/// What became of a figure, from the worst on; reports show the word.
package enum Outcome: String, CaseIterable, Sendable {
  case worse, better, other, same
  /// The interval reaches beyond the tolerance, and not wholly.
  case unknown
  /// The sources are the same in both runs, so a change is noise.
  case control
}

/// The comparison of two runs: counters, times by their ratios over Baseline, and correctness.
///
/// An architecture with the same sources in both runs is a control. It cannot have become slower, so
/// its changes are noise; they set the tolerance for the others.
package struct Comparison {
  package let old: Results
  package let new: Results
  /// Why no times were compared, in a few words; `nil` if they were.
  package let timesReason: String?
  /// The differences of machine, toolchain and plan, one sentence each; a reader must know them first.
  package let differences: [String]
  /// What else limits the comparison, one sentence each.
  package let warnings: [String]
  /// The changes of the mean times by architecture, and of S and C if they are controls.
  package let architectures: [ArchitectureChange]
  /// The cases in the order of NEW's tables; cases that NEW lacks come last.
  package let cases: [CaseComparison]

  /// Compares NEW with OLD; a least tolerance of times replaces 1 % for a mean and 2 % for a cell.
  ///
  /// - Throws: a `CommandFailure` if the runs have no case in common, or measured other notes.
  package init(
    _ old: Results, _ new: Results, tolerance: Double? = nil
  ) throws(CommandFailure) {
    let conditions = try ComparisonConditions(old, new)
    let pairs = CasePair.common(old, new)
    guard !pairs.isEmpty else {
      throw CommandFailure(
        "OLD and NEW have no cell in common; compare runs of the same architectures, interactions "
          + "and sizes.", .badData)
    }
    let copies = conditions.isControl("Baseline") ? CasePair.copies(old, new) : []
    let timed = conditions.timesReason == nil ? pairs + copies : []
    let isControl = { (pair: CasePair) in conditions.isControl(pair.key.architecture) }
    let others = timed.filter { !isControl($0) }.compactMap(\.ratio)
    let ofCases = TimeTolerance(
      controls: timed.filter(isControl).compactMap(\.ratio), comparisons: others.count,
      least: tolerance ?? 0.02)
    cases = pairs.map { pair in
      let change = conditions.timesReason == nil ? pair.ratio : nil
      return CaseComparison(
        pair, isControl: isControl(pair),
        time: change.map { TimeChange($0, ofCases, isControl: isControl(pair)) })
    }
    architectures = ArchitectureChange.all(timed, conditions, least: tolerance ?? 0.01)
    self.old = old
    self.new = new
    timesReason = conditions.timesReason
    differences = conditions.differences
    warnings = conditions.warnings + CounterChange.warnings(pairs, conditions)
  }

  /// Returns the number of cases with a status.
  package func count(_ status: Outcome) -> Int {
    cases.count { $0.status == status }
  }

  /// Returns the architectures with a verdict on their mean time.
  package func architectures(_ verdict: Outcome) -> [ArchitectureChange] {
    architectures.filter { $0.time.verdict == verdict }
  }

  /// The exit code; 2 if an architecture or a cell regressed.
  package var exitCode: ExitCode {
    count(.worse) > 0 || !architectures(.worse).isEmpty ? .regression : .done
  }
}
