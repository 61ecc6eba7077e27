import Foundation
import Measurement
package import Support

/// The comparison of two runs, case by case: counters are compared exactly, times by their ratios
/// over Baseline.
package struct Comparison: Equatable, Encodable, Sendable {
  package let old: RunIdentity
  package let new: RunIdentity
  /// The smallest slowdown that counts, as a share.
  package let tolerance: Double
  /// What a reader must know first, one sentence each.
  package let warnings: [String]
  /// The cases in the order of NEW's tables; cases that NEW lacks come last.
  package let cells: [CaseComparison]
  package let means: [MeanChange]
  /// The cases that only one of the runs requested, in words; they are not compared.
  package let onlyOld: [String]
  package let onlyNew: [String]

  /// - Parameters:
  ///   - old: the reference run.
  ///   - new: the run to check.
  ///   - tolerance: the smallest slowdown that counts, as a share of at least 0.
  /// - Throws: a `CommandFailure` if the runs have no case in common.
  package init(_ old: Results, _ new: Results, tolerance: Double) throws(CommandFailure) {
    let pairs = CasePairs(old, new)
    guard !pairs.common.isEmpty else {
      throw CommandFailure(
        "OLD and NEW have no cell in common; compare runs of the same architectures, interactions "
          + "and sizes.", .badData)
    }
    self.old = RunIdentity(old)
    self.new = RunIdentity(new)
    self.tolerance = tolerance
    let conditions = ComparisonConditions(old, new)
    cells = pairs.common.map { pair in
      CaseComparison(
        pair.key, pair.old, pair.new,
        time: pairs.ratios(of: pair).map {
          TimeChange(
            $0, $1, alpha: pairs.alpha(of: pair), margin: log1p(tolerance),
            unknownReason: conditions.timesUnknownReason)
        },
        counters: conditions.haveSameNotes ? pair.counters : [])
    }
    means = Self.means(pairs, cells)
    onlyOld = pairs.onlyOld
    onlyNew = pairs.onlyNew
    warnings = conditions.warnings + Self.oneSided(cells)
  }

  /// Returns the number of cases with a status.
  package func count(_ status: CaseComparison.Status) -> Int {
    cells.count { $0.status == status }
  }

  /// The exit code; 2 if there is a regression.
  package var exitCode: ExitCode { count(.regression) > 0 ? .regression : .done }

  private static func means(_ pairs: CasePairs, _ cells: [CaseComparison]) -> [MeanChange] {
    let believed = zip(pairs.common, cells).filter { $1.time?.change != nil }.map(\.0)
    let groups = believed.map { MeanKey($0.key) }.uniqued()
    return groups.compactMap { group in
      let members = believed.filter { MeanKey($0.key) == group }
      let values = members.compactMap { pairs.ratios(of: $0) }.map {
        (old: $0.values ?? [], new: $1.values ?? [])
      }
      return members.first.flatMap {
        MeanChange($0.key, values, alpha: pairs.alpha(of: $0))
      }
    }
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

  private struct MeanKey: Hashable {
    let architecture: String
    let variant: String
    let lane: String
    let size: Int

    init(_ key: CaseKey) {
      architecture = key.architecture
      variant = key.variant
      lane = key.lane
      size = key.size
    }
  }
}
