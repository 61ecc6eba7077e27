import Foundation

/// The logarithm of a contestant's time over the base's: the mean over processes with Student's
/// interval.
///
/// Rounds are never pooled over processes, since an app's place in memory is drawn once per process
/// and place.
///
/// Source: how-we-measure.md, "Estimate" and "Margin".
package struct Estimate: Equatable, Codable, Sendable {
  /// One value per process: the median over its rounds of ln t(contestant) − ln t(base).
  package let values: [Double]
  /// The mean of `values`.
  package let logRatio: Double
  /// Half the interval's width; `nil` with fewer than two processes.
  package let halfWidth: Double?
  /// The share of such intervals that miss the true value.
  package let alpha: Double

  /// Computes the mean and its interval.
  ///
  /// - Parameters:
  ///   - values: One per process, at least one.
  ///   - alpha: The share of intervals that may miss.
  package init(_ values: [Double], alpha: Double) {
    self.values = values
    self.alpha = alpha
    logRatio = Statistics.mean(values)
    halfWidth = Self.halfWidth(
      deviation: Statistics.standardDeviation(values), count: values.count, alpha: alpha)
  }

  /// The ratio of times, e to the `logRatio`: 1.3 is 30 % slower than the base.
  package var ratio: Double { exp(logRatio) }
  /// The interval's ends, as ratios; `nil` with fewer than two processes.
  package var low: Double? { halfWidth.map { exp(logRatio - $0) } }
  package var high: Double? { halfWidth.map { exp(logRatio + $0) } }

  /// Returns the estimate of the same values with another share of misses.
  package func with(alpha: Double) -> Estimate { Estimate(values, alpha: alpha) }

  /// Returns the verdict of the interval against ±`margin`, a logarithm.
  package func verdict(margin: Double) -> Verdict {
    guard let halfWidth else { return .unresolved }
    return Self.verdict(logRatio, halfWidth, margin)
  }

  /// Whether the interval excludes 0.
  package var excludesZero: Bool { halfWidth.map { abs(logRatio) > $0 } ?? false }

  /// Returns how many processes would settle an unresolved verdict, if mean and spread stay as they
  /// are.
  ///
  /// - Returns: `nil` if the verdict is settled, cannot be predicted, or would need more than 1
  ///   000.
  package func processesToSettle(margin: Double) -> Int? {
    guard values.count > 1, verdict(margin: margin) == .unresolved else { return nil }
    let deviation = Statistics.standardDeviation(values)
    func settles(_ count: Int) -> Bool {
      guard let width = Self.halfWidth(deviation: deviation, count: count, alpha: alpha) else {
        return false
      }
      return Self.verdict(logRatio, width, margin) != .unresolved
    }
    guard settles(1000) else { return nil }
    var low = values.count
    var high = 1000
    while high - low > 1 {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private static func verdict(_ value: Double, _ halfWidth: Double, _ margin: Double) -> Verdict {
    if value - halfWidth > margin { return .slower }
    if value + halfWidth < -margin { return .faster }
    return abs(value) + halfWidth <= margin ? .equivalent : .unresolved
  }

  private static func halfWidth(deviation: Double, count: Int, alpha: Double) -> Double? {
    guard count > 1 else { return nil }
    let student = StudentDistribution(degreesOfFreedom: Double(count - 1))
    return student.quantile(upperTail: alpha / 2) * deviation / Double(count).squareRoot()
  }
}

/// The result of comparing an interval with the margin.
package enum Verdict: String, Codable, Sendable {
  /// The whole interval lies below −δ.
  case faster
  /// The whole interval lies above δ.
  case slower
  /// The whole interval lies within ±δ.
  case equivalent
  /// None of these; more processes are needed.
  case unresolved
}
