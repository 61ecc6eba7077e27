/// The difference of two independent means with Welch's interval, for unequal spreads and counts.
///
/// Source: B. L. Welch, "The generalization of Student's problem when several different population
/// variances are involved", Biometrika 34 (1947).
package struct WelchInterval: Equatable, Sendable {
  /// The mean of the new values minus the mean of the old ones.
  package let difference: Double
  /// Satterthwaite's ν; NaN if nothing varies.
  package let degreesOfFreedom: Double
  /// The standard error of the difference.
  package let error: Double
  package let halfWidth: Double

  package var low: Double { difference - halfWidth }
  package var high: Double { difference + halfWidth }

  /// Computes the difference and its interval, from one value per process: two at least of each run.
  package init(old: [Double], new: [Double], alpha: Double) {
    difference = Statistics.mean(new) - Statistics.mean(old)
    let parts = [old, new].map { values in
      let deviation = Statistics.standardDeviation(values)
      let count = Double(values.count)
      return (variance: deviation * deviation / count, freedom: count - 1)
    }
    let variance = parts.map(\.variance).reduce(0, +)
    degreesOfFreedom =
      variance * variance / parts.map { $0.variance * $0.variance / $0.freedom }.reduce(0, +)
    error = variance.squareRoot()
    // Without any variation ν is not defined, and the interval is a point.
    let student = StudentDistribution(degreesOfFreedom: degreesOfFreedom)
    halfWidth = error > 0 ? student.quantile(upperTail: alpha / 2) * error : 0
  }
}
