import Foundation
import Measurement

/// A variant's time over Baseline's in two runs.
///
/// Absolute times of two runs say nothing: the machine was in another state. Within a round Baseline
/// shares that state, so that it cancels in the ratio.
package struct TimeChange: Equatable, Encodable, Sendable {
  package enum Verdict: String, Encodable, Sendable {
    case faster, slower
    case withinNoise = "within noise"
    case unknown
  }

  /// The ratios over Baseline.
  package let old: Double
  package let new: Double
  /// NEW's ratio over OLD's, with Welch's interval over processes; `nil` where one of the two is not
  /// to be believed.
  package private(set) var change: Double?
  package private(set) var low: Double?
  package private(set) var high: Double?
  package private(set) var verdict = Verdict.unknown
  /// Why the verdict is unknown, in a few words.
  package private(set) var reason: String?

  /// - Parameters:
  ///   - old: the ratio in OLD.
  ///   - new: the ratio in NEW.
  ///   - alpha: the share of intervals that may miss.
  ///   - margin: the least difference that counts, a logarithm; the cells' own margins hold besides.
  ///   - doubt: why no time of the two runs can be compared, if that is so.
  init(
    _ old: RatioResult, _ new: RatioResult, alpha: Double, margin: Double, doubt: String? = nil
  ) {
    self.old = old.estimate
    self.new = new.estimate
    let doubt = doubt ?? Self.doubt(old, "OLD") ?? Self.doubt(new, "NEW")
    guard doubt == nil, let before = old.values, let after = new.values else {
      reason = doubt
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

  private static func doubt(_ ratio: RatioResult, _ side: String) -> String? {
    if ratio.verdict == "withheld" { return "withheld in \(side)" }
    return ratio.values?.isEmpty ?? true ? "no values in \(side)" : nil
  }
}
