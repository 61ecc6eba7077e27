import Foundation
import Measurement

/// The comparison of all times of two runs: cell by cell, and by means over the cells of an architecture.
struct TimeComparison {
  /// The changes by cell; a cell in which a run has no ratio has none.
  let cells: [CaseKey: TimeChange]
  /// The mean changes of all architectures, and then those of S and C if they are controls.
  let architectures: [ArchitectureChange]
  /// The tolerance of a cell, as a share; `nil` if no cell was compared.
  let cellTolerance: Double?

  /// - Parameters:
  ///   - pairs: the cells of both runs.
  ///   - sources: tells which architectures are controls.
  ///   - reason: why no times are comparable, if they are not.
  ///   - least: the least tolerance of cells and means as a logarithm, if it is not the default.
  init(_ pairs: CasePairs, _ sources: UnchangedSources, reason: String?, least: Double?) {
    let ratios = pairs.common.compactMap { pair in
      pair.timed.map { Ratios(pair.key, $0, $1, reason: reason) }
    }
    let copies = sources.containsCopiesOfBaseline && reason == nil ? pairs.copies : []
    let timed =
      ratios.compactMap { ratios in
        ratios.change.map {
          TimedCell(
            contestant: ratios.key.architecture, change: $0,
            isControl: sources.contains(ratios.key.architecture))
        }
      } + copies
    let contestants = pairs.common.map(\.key.architecture) + copies.map(\.contestant)
    let means = contestants.uniqued().compactMap { contestant in
      let members = timed.filter { $0.contestant == contestant }
      return LogChange.mean(members.map(\.change)).map { mean in
        (contestant: contestant, mean: mean, isControl: members.allSatisfy(\.isControl))
      }
    }
    let compared = timed.count { !$0.isControl }
    let alpha = Self.alpha(compared)
    let alphaOfMeans = Self.alpha(means.count { !$0.isControl })
    let tolerances = TimeTolerances(
      means: means.filter(\.isControl).map(\.mean.change), cells: timed.filter(\.isControl),
      comparisons: compared, alpha: alpha, least: least)
    let changes = ratios.map { ratios in
      let change =
        ratios.change.map {
          TimeChange(
            $0, tolerances.cell, alpha: alpha,
            isControl: sources.contains(ratios.key.architecture))
        } ?? TimeChange(old: ratios.old, new: ratios.new, reason: ratios.reason ?? "no values")
      return (ratios.key, change)
    }
    cells = Dictionary(changes) { first, _ in first }
    architectures = means.map { contestant, mean, isControl in
      ArchitectureChange(
        architecture: contestant, isControl: isControl, cells: mean.count,
        time: TimeChange(
          mean.change, tolerances.mean(over: mean.count), alpha: alphaOfMeans,
          isControl: isControl))
    }
    cellTolerance = timed.isEmpty ? nil : expm1(tolerances.cell.value)
  }

  /// Returns 5 % divided by a number of comparisons.
  private static func alpha(_ comparisons: Int) -> Double { 0.05 / Double(max(1, comparisons)) }
}

/// A cell with comparable times.
struct TimedCell {
  /// An architecture, or a control: S or C.
  let contestant: String
  let change: LogChange
  let isControl: Bool
  /// Whether it runs Baseline's own code, so that the place of the code makes no difference.
  var isSameCode = false
}

/// The ratios of a cell in both runs.
private struct Ratios {
  let key: CaseKey
  let old: Double
  let new: Double
  /// The change; `nil` if the times cannot be compared.
  let change: LogChange?
  /// Why they cannot be compared.
  let reason: String?

  init(_ key: CaseKey, _ old: Cell, _ new: Cell, reason: String?) {
    self.key = key
    self.old = old.ratio?.estimate ?? 1
    self.new = new.ratio?.estimate ?? 1
    let reason = reason ?? Self.reason(old, "OLD") ?? Self.reason(new, "NEW")
    self.reason = reason
    change = reason == nil ? LogChange(old: old.logRatios, new: new.logRatios) : nil
  }

  private static func reason(_ cell: Cell, _ side: String) -> String? {
    if !cell.isUsable { return "withheld in \(side)" }
    return cell.values.isEmpty ? "no values in \(side)" : nil
  }
}

/// The change of an architecture's mean time over Baseline, over all cells that both runs timed.
///
/// A slowdown that is too small to be seen in a cell can be seen here.
package struct ArchitectureChange: Equatable, Encodable, Sendable {
  package let architecture: String
  /// Whether its sources are the same in both runs, so that its changes are noise.
  package let isControl: Bool
  /// The number of cells in the mean.
  package let cells: Int
  package let time: TimeChange
}
