import Foundation
import Measurement

/// The change of an architecture's time over Baseline's, in a cell or in the mean over its cells.
///
/// Absolute times of two runs are not comparable, because the state of the machine differs. Within
/// a round that state affects Baseline too, so it cancels in the ratio.
package struct TimeChange: Equatable, Encodable, Sendable {
  package enum Verdict: String, Encodable, Sendable {
    case faster, slower
    case withinNoise = "within noise"
    case unknown
    /// The sources are the same in both runs, so the change is noise.
    case control
  }

  /// The ratios over Baseline.
  package let old: Double
  package let new: Double
  /// The ratio of NEW's ratio to OLD's, with Welch's interval over processes.
  ///
  /// `nil` if the times cannot be compared.
  package private(set) var change: Double?
  package private(set) var low: Double?
  package private(set) var high: Double?
  /// The largest change that counts as noise, as a share.
  package private(set) var tolerance: Double?
  /// The smallest slowdown that these runs would have shown with a probability of 95 %, as a share.
  package private(set) var smallestSlowdown: Double?
  package private(set) var verdict = Verdict.unknown
  /// Why times cannot be compared, in a few words.
  package private(set) var reason: String?

  /// Creates a change of ratios that cannot be compared.
  init(old: Double, new: Double, reason: String) {
    self.old = old
    self.new = new
    self.reason = reason
  }

  /// Creates a change with its verdict.
  init(
    _ change: LogChange, _ tolerance: TimeTolerances.Tolerance, alpha: Double, isControl: Bool
  ) {
    old = exp(Statistics.mean(change.old))
    new = exp(Statistics.mean(change.new))
    let welch = change.interval(alpha: alpha)
    guard let low = welch.low, let high = welch.high, let error = change.standardError else {
      reason = "one process only"
      return
    }
    self.change = exp(welch.difference)
    self.low = exp(low)
    self.high = exp(high)
    self.tolerance = expm1(tolerance.value)
    if isControl {
      verdict = .control
    } else {
      verdict = Self.verdict(low, high, tolerance.value)
      let student = StudentDistribution(degreesOfFreedom: welch.degreesOfFreedom)
      let quantile = error > 0 ? student.quantile(upperTail: 0.05) : 1.645
      let spread = (error * error + tolerance.spread * tolerance.spread).squareRoot()
      smallestSlowdown = expm1(tolerance.value + (high - low) / 2 + quantile * spread)
    }
  }

  private static func verdict(_ low: Double, _ high: Double, _ tolerance: Double) -> Verdict {
    if low > tolerance { return .slower }
    if high < -tolerance { return .faster }
    return low >= -tolerance && high <= tolerance ? .withinNoise : .unknown
  }

  /// The verdict in words, such as "a slowdown of up to 6.0 % cannot be excluded".
  var words: String {
    guard verdict == .unknown else { return verdict.rawValue }
    if let reason { return "not compared: \(reason)" }
    guard let low, let high, let tolerance else { return "not compared" }
    return log(high) > log1p(tolerance)
      ? "a slowdown of up to \(Figures.percent(high - 1)) cannot be excluded"
      : "not slower; a speedup of up to \(Figures.percent(1 - low)) cannot be excluded"
  }
}
