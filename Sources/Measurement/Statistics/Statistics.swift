import Foundation

/// Statistics that summarize samples.
package enum Statistics {
  /// Returns the arithmetic mean; NaN if there are no values.
  package static func mean(_ values: some Collection<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// Returns the middle value, or the mean of the two in the middle; NaN if there are no values.
  package static func median(_ values: some Collection<Double>) -> Double {
    percentile(50, of: values)
  }

  /// Returns the value below which `percent` of 100 lie; NaN if there are no values.
  ///
  /// It is interpolated linearly between neighbours (type 7 of Hyndman and Fan, NumPy's default).
  package static func percentile(_ percent: Double, of values: some Collection<Double>) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let rank = min(max(percent / 100, 0), 1) * Double(sorted.count - 1)
    let below = Int(rank)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (rank - Double(below)) * (sorted[above] - sorted[below])
  }

  /// Returns the standard deviation of a sample, divided by n − 1; NaN with fewer than two values.
  package static func standardDeviation(_ values: some Collection<Double>) -> Double {
    guard values.count > 1 else { return .nan }
    let mean = mean(values)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }

  /// Returns half the width of Student's interval for the mean; `nil` with fewer than two values.
  package static func halfWidth(_ values: [Double], alpha: Double) -> Double? {
    guard values.count > 1 else { return nil }
    let student = StudentDistribution(degreesOfFreedom: Double(values.count - 1))
    return student.quantile(upperTail: alpha / 2) * standardError(values)
  }

  /// Returns the probability that at least so many of `count` independent events happen, each with
  /// the probability `each` (binomial distribution).
  package static func atLeast(_ least: Int, of count: Int, each: Double) -> Double {
    var (term, below) = (pow(1 - each, Double(count)), 0.0)
    for hits in 0..<max(0, least) {
      below += term
      let ways = Double(count - hits) / Double(hits + 1)
      term *= ways * each / (1 - each)
    }
    return 1 - below
  }

  /// Returns the standard error of the mean; NaN with fewer than two values.
  package static func standardError(_ values: [Double]) -> Double {
    standardDeviation(values) / Double(values.count).squareRoot()
  }
}
