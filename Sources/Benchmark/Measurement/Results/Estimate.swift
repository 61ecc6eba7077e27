import Foundation

/// The logarithm of a contestant's time over the base's: the mean over processes with Student's
/// interval.
///
/// Rounds are never pooled over processes, since an app's place in memory is drawn once per process
/// and place.
///
/// Source: how-we-measure.md, "Estimate" and "Margin".
package struct Estimate: Equatable, Sendable {
  /// The mean over processes of the median over rounds of ln t(contestant) − ln t(base).
  package let logRatio: Double
  /// Half the interval's width; `nil` with fewer than two processes.
  package let halfWidth: Double?

  /// - Parameters:
  ///   - values: One per process, at least one.
  ///   - alpha: The share of intervals that may miss.
  package init(_ values: [Double], alpha: Double) {
    logRatio = Statistics.mean(values)
    halfWidth = Statistics.halfWidth(values, alpha: alpha)
  }

  /// The ratio of times with its interval: 1.3 is 30 % slower than the base.
  package var ratio: Interval {
    Interval(
      estimate: logRatio, low: halfWidth.map { logRatio - $0 },
      high: halfWidth.map { logRatio + $0 }
    ).map { exp($0) }
  }

  /// Returns the verdict of the interval against ±`margin`, a logarithm.
  package func verdict(margin: Double) -> Verdict {
    guard let halfWidth else { return .unresolved }
    if logRatio - halfWidth > margin { return .slower }
    if logRatio + halfWidth < -margin { return .faster }
    return abs(logRatio) + halfWidth <= margin ? .equivalent : .unresolved
  }

  /// Whether the interval excludes 0.
  package var excludesZero: Bool { halfWidth.map { abs(logRatio) > $0 } ?? false }

  /// The farthest that the true value may be from 0.
  package var farEnd: Double { abs(logRatio) + (halfWidth ?? .infinity) }
}

/// The result of comparing an interval with the margin.
package enum Verdict: String, CaseIterable, Codable, Sendable {
  /// The whole interval lies above δ.
  case slower
  /// The whole interval lies below −δ.
  case faster
  /// The whole interval lies within ±δ.
  case equivalent
  /// None of these; more processes are needed.
  case unresolved
  /// Baseline, measured a second time, differed from itself.
  case withheld

  /// Whether a difference from Baseline is proven.
  package var isDifferent: Bool { self == .slower || self == .faster }
}
