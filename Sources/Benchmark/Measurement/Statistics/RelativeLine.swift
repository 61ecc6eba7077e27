/// The line y = a + b · x, fitted by least squares of the *relative* deviations.
///
/// The errors of times are proportional to the times, so relative deviations give each point the
/// same weight. With absolute deviations the largest size alone would decide, and a would be
/// random.
package struct RelativeLine: Equatable, Sendable {
  /// a: y where x is 0.
  package let intercept: Double
  /// b: how much y grows per unit of x.
  package let slope: Double

  package init(intercept: Double, slope: Double) {
    self.intercept = intercept
    self.slope = slope
  }

  /// Fits the line.
  ///
  /// - Returns: `nil` with fewer than two different x, or if any y is not above 0.
  package init?(_ points: [(x: Double, y: Double)]) {
    guard Set(points.map(\.x)).count > 1, points.allSatisfy({ $0.y > 0 }) else { return nil }
    let weights = points.map { 1 / ($0.y * $0.y) }
    let whole = weights.reduce(0, +)
    let x = zip(points, weights).reduce(0) { $0 + $1.0.x * $1.1 } / whole
    let y = zip(points, weights).reduce(0) { $0 + $1.0.y * $1.1 } / whole
    var products = 0.0
    var squares = 0.0
    for (point, weight) in zip(points, weights) {
      products += weight * (point.x - x) * (point.y - y)
      squares += weight * (point.x - x) * (point.x - x)
    }
    slope = products / squares
    intercept = y - slope * x
  }

  /// Returns y at `x`.
  package func value(at x: Double) -> Double { intercept + slope * x }

  /// Returns the x ≥ 0 from which this line is at most `factor` times the other one.
  ///
  /// - Returns: `nil` if there is none, 0 if it is below from the start.
  package func meets(_ factor: Double, times other: RelativeLine) -> Double? {
    let excess = intercept - factor * other.intercept
    let closing = factor * other.slope - slope
    guard excess > 0 else { return 0 }
    return closing > 0 ? excess / closing : nil
  }
}
