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
  /// - Parameters:
  ///   - values: One per process.
  ///   - alpha: The share of intervals that may miss.
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
  /// Whether the whole interval is below 0.
  package var isBelowZero: Bool { (high ?? 0) < 0 }

  /// The end that is farther from 0; the figure itself without an interval.
  package var farEnd: Double { max(abs(low ?? estimate), abs(high ?? estimate)) }

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
