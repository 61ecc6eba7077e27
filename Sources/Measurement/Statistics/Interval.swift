/// A figure with its interval over processes.
package struct Interval: Equatable, Codable, Sendable {
  package var estimate: Double
  /// The ends of the interval; `nil` with fewer than two processes.
  package var low: Double?
  package var high: Double?

  package init(estimate: Double, low: Double? = nil, high: Double? = nil) {
    self.estimate = estimate
    self.low = low
    self.high = high
  }

  /// The mean of a figure that each process gives once, with Student's interval; `nil` without values.
  ///
  /// A share `alpha` of such intervals may miss.
  package init?(_ values: [Double], alpha: Double = 0.05) {
    guard !values.isEmpty else { return nil }
    let mean = Statistics.mean(values)
    let width = Statistics.halfWidth(values, alpha: alpha)
    self.init(estimate: mean, low: width.map { mean - $0 }, high: width.map { mean + $0 })
  }

  /// The median of values, and their range; `nil` if there are none.
  package init?(rangeOf values: [Double]) {
    guard !values.isEmpty else { return nil }
    self.init(estimate: Statistics.median(values), low: values.min(), high: values.max())
  }

  /// Whether the whole interval is above 0.
  package var isAboveZero: Bool { (low ?? 0) > 0 }

  /// Whether the whole interval is on one side of 0.
  package var excludesZero: Bool { isAboveZero || (high ?? 0) < 0 }

  /// Half its width; `nil` without an interval.
  package var halfWidth: Double? { low.flatMap { low in high.map { ($0 - low) / 2 } } }

  /// How far its farther end is from 0; `nil` without an interval.
  package var reach: Double? { low.flatMap { low in high.map { max(abs(low), abs($0)) } } }

  /// Returns the verdict on the logarithm of a ratio: beyond the margin, within it, or neither.
  package func verdict(margin: Double) -> Verdict {
    guard let low, let high else { return .unresolved }
    if low > margin { return .slower }
    if high < -margin { return .faster }
    return low >= -margin && high <= margin ? .equivalent : .unresolved
  }

  /// Returns the interval on another scale, which has the same order.
  package func map(_ scale: (Double) -> Double) -> Interval {
    Interval(estimate: scale(estimate), low: low.map(scale), high: high.map(scale))
  }

  /// Returns the interval, widened to at least this half-width.
  package func widened(to halfWidth: Double) -> Interval {
    Interval(
      estimate: estimate, low: low.map { min($0, estimate - halfWidth) },
      high: high.map { max($0, estimate + halfWidth) })
  }
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
