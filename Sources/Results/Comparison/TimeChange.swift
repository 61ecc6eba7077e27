import Foundation
import Measurement

/// The logarithms of a ratio over Baseline by process, in two runs.
///
/// Absolute times of two runs are not comparable, because the state of the machine differs. Within
/// a round that state affects Baseline too, so it cancels in the ratio.
struct LogChange {
  let old: [Double]
  let new: [Double]

  /// The mean of NEW minus the mean of OLD.
  var difference: Double { Statistics.mean(new) - Statistics.mean(old) }

  /// Returns the mean change over several cases; `nil` if there are none.
  ///
  /// The mean is taken within each process, so the cases need equal numbers of processes. Cases with
  /// another number than most are left out.
  static func mean(_ changes: [LogChange]) -> (change: LogChange, count: Int)? {
    let groups = Dictionary(grouping: changes) { [$0.old.count, $0.new.count] }
    // Ties are broken by the number of processes, so the result does not depend on the order.
    let largest = groups.max {
      ($0.value.count, $0.key[0], $0.key[1]) < ($1.value.count, $1.key[0], $1.key[1])
    }
    guard let members = largest?.value else { return nil }
    func means(_ values: [[Double]]) -> [Double] {
      values[0].indices.map { process in Statistics.mean(values.map { $0[process] }) }
    }
    return (
      LogChange(old: means(members.map(\.old)), new: means(members.map(\.new))), members.count
    )
  }
}

/// The largest change of times that counts as noise, as a logarithm.
///
/// Each build puts code at other places, and that alone moves ratios by some per cent. Controls show
/// how far: the tolerance is the root mean square of their changes, times the quantile of Student's
/// distribution that leaves 1 % over all comparisons.
struct TimeTolerance {
  let value: Double
  /// The root mean square of the controls' changes.
  let spread: Double
  /// The share of intervals that may miss: 5 % over all comparisons.
  let alpha: Double

  /// Computes the tolerance for so many comparisons; the least one is a share.
  init(controls: [LogChange], comparisons: Int, least: Double) {
    let squares = controls.map { $0.difference * $0.difference }
    let comparisons = Double(max(1, comparisons))
    let student = StudentDistribution(degreesOfFreedom: Double(max(1, controls.count)))
    spread = controls.isEmpty ? 0 : Statistics.mean(squares).squareRoot()
    value = max(log1p(least), spread * student.quantile(upperTail: 0.01 / comparisons))
    alpha = 0.05 / comparisons
  }
}

/// The change of an architecture's time over Baseline's, in a case or in the mean over its cases.
package struct TimeChange {
  /// The logarithm of NEW's ratio over OLD's.
  let change: WelchInterval
  private let tolerance: TimeTolerance
  private let isControl: Bool

  init(_ change: LogChange, _ tolerance: TimeTolerance, isControl: Bool) {
    self.change = WelchInterval(old: change.old, new: change.new, alpha: tolerance.alpha)
    self.tolerance = tolerance
    self.isControl = isControl
  }

  package var verdict: Outcome {
    if isControl { return .control }
    if change.low > tolerance.value { return .worse }
    if change.high < -tolerance.value { return .better }
    return change.low >= -tolerance.value && change.high <= tolerance.value
      ? .same : .unknown
  }

  /// The smallest slowdown that these runs would have shown with a probability of 95 %, as a share.
  package var smallestSlowdown: Double {
    let student = StudentDistribution(degreesOfFreedom: change.degreesOfFreedom)
    let quantile = change.error > 0 ? student.quantile(upperTail: 0.05) : 1.645
    let spread = (change.error * change.error + tolerance.spread * tolerance.spread).squareRoot()
    return expm1(tolerance.value + change.halfWidth + quantile * spread)
  }

  /// What an unknown verdict leaves open, such as "a slowdown of up to 6.0 % cannot be excluded".
  package var openWords: String {
    change.high > tolerance.value
      ? "a slowdown of up to \(Figures.percent(expm1(change.high))) cannot be excluded"
      : "not slower; a speedup of up to \(Figures.percent(-expm1(change.low))) cannot be excluded"
  }

  /// The change and half the width of its interval, such as "+5.1 ± 1.8 %".
  package var shortWords: String {
    Figures.signedPercent(
      expm1(change.difference), plusOrMinus: exp(change.difference) * expm1(change.halfWidth))
  }
}

/// The change of an architecture's mean time over Baseline, over all cells that both runs timed.
///
/// A slowdown that is too small to be seen in a cell can be seen here.
package struct ArchitectureChange {
  package let architecture: String
  /// The number of cells in the mean.
  package let cells: Int
  package let time: TimeChange

  /// Returns the mean changes of all architectures, in the order of their cases.
  static func all(
    _ pairs: [CasePair], _ conditions: ComparisonConditions, least: Double
  ) -> [ArchitectureChange] {
    let means = pairs.map(\.key.architecture).uniqued().compactMap { name in
      LogChange.mean(pairs.filter { $0.key.architecture == name }.compactMap(\.ratio)).map {
        (name: name, mean: $0, isControl: conditions.isControl(name))
      }
    }
    let controls = means.filter(\.isControl).map(\.mean.change)
    let tolerance = TimeTolerance(
      controls: controls, comparisons: means.count - controls.count, least: least)
    return means.map { name, mean, isControl in
      ArchitectureChange(
        architecture: name, cells: mean.count,
        time: TimeChange(mean.change, tolerance, isControl: isControl))
    }
  }
}

extension Figures {
  /// Formats a share with its sign, such as `+5.1 %`, or with an error, such as `+5.1 ± 1.8 %`.
  ///
  /// From tenfold on it is a factor, such as `× 12.5`.
  static func signedPercent(_ share: Double, plusOrMinus error: Double? = nil) -> String {
    let largest = max(abs(share), error ?? 0)
    guard largest < 9.995 else { return "× \(ratio(share + 1))" }
    func number(_ share: Double, _ sign: String) -> String {
      String(format: "%\(sign).\(largest < 0.9995 ? 1 : 0)f", share * 100)
    }
    return number(share, "+") + (error.map { " ± " + number($0, "") } ?? "") + " %"
  }
}
