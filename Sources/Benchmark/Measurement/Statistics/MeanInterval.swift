/// The mean of a figure that each process gives once, with Student's interval.
package struct MeanInterval: Equatable, Codable, Sendable {
  package let mean: Double
  /// The interval's ends; `nil` with fewer than two processes.
  package let low: Double?
  package let high: Double?

  /// Returns `nil` if there are no values.
  ///
  /// - Parameters:
  ///   - values: One per process.
  ///   - alpha: The share of intervals that may miss.
  package init?(_ values: [Double], alpha: Double) {
    guard !values.isEmpty else { return nil }
    mean = Statistics.mean(values)
    guard values.count > 1 else {
      low = nil
      high = nil
      return
    }
    let t = StudentDistribution(degreesOfFreedom: Double(values.count - 1))
      .quantile(upperTail: alpha / 2)
    let error = Statistics.standardDeviation(values) / Double(values.count).squareRoot()
    low = mean - t * error
    high = mean + t * error
  }

  /// Whether the whole interval is above 0.
  package var isAboveZero: Bool { (low ?? 0) > 0 }
  /// Whether the whole interval is below 0.
  package var isBelowZero: Bool { (high ?? 0) < 0 }
}
