import Foundation
import Measurement

/// The ratio of a variant's time to Baseline's, in two runs.
///
/// Absolute times of two runs are not comparable, because the state of the machine differs. Within
/// a round that state affects Baseline too, so it cancels in the ratio.
package struct TimeChange: Equatable, Encodable, Sendable {
  package enum Verdict: String, Encodable, Sendable {
    case faster, slower
    case withinNoise = "within noise"
    case unknown
  }

  /// The ratios over Baseline.
  package let old: Double
  package let new: Double
  /// The ratio of NEW's ratio to OLD's, with Welch's interval over processes.
  ///
  /// `nil` if one of the ratios is unreliable.
  package private(set) var change: Double?
  package private(set) var low: Double?
  package private(set) var high: Double?
  package private(set) var verdict = Verdict.unknown
  /// Why the verdict is unknown, in a few words.
  package private(set) var reason: String?

  /// - Parameters:
  ///   - old: the ratio in OLD.
  ///   - new: the ratio in NEW.
  ///   - alpha: the significance level of the interval.
  ///   - margin: the smallest difference that counts, as a logarithm; a case's own margin applies
  ///     if it is wider.
  ///   - unknownReason: why the times of the two runs are not comparable, if they are not.
  init(
    _ old: RatioResult, _ new: RatioResult, alpha: Double, margin: Double,
    unknownReason: String? = nil
  ) {
    self.old = old.estimate
    self.new = new.estimate
    let unknownReason =
      unknownReason ?? Self.unknownReason(old, "OLD") ?? Self.unknownReason(new, "NEW")
    guard unknownReason == nil, let before = old.values, let after = new.values else {
      reason = unknownReason
      return
    }
    let welch = WelchInterval(old: before, new: after, alpha: alpha)
    guard let low = welch.low, let high = welch.high else {
      reason = "one process only"
      return
    }
    change = exp(welch.difference)
    self.low = exp(low)
    self.high = exp(high)
    let margin = [old.margin, new.margin].reduce(margin, max)
    if low > margin {
      verdict = .slower
    } else if high < -margin {
      verdict = .faster
    } else if low >= -margin, high <= margin {
      verdict = .withinNoise
    } else {
      reason = "unresolved"
    }
  }

  private static func unknownReason(_ ratio: RatioResult, _ side: String) -> String? {
    if ratio.verdict == "withheld" { return "withheld in \(side)" }
    return ratio.values?.isEmpty ?? true ? "no values in \(side)" : nil
  }
}
