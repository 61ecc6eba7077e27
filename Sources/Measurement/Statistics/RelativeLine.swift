/// y = a + b · x, fitted by least squares of the *relative* deviations.
///
/// Times err by a share of themselves, so that each point counts alike: absolute deviations would
/// let the largest size alone decide, and leave a to chance.
package struct RelativeLine: Equatable, Sendable {
  /// a: y where x is 0.
  package let intercept: Double
  /// b: how much y grows with each x.
  package let slope: Double

  package init(intercept: Double, slope: Double) {
    self.intercept = intercept
    self.slope = slope
  }

  /// - Returns: `nil` below two different x, or if a y is not above 0.
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

  /// y at an x.
  package func value(at x: Double) -> Double { intercept + slope * x }

  /// Where this line, above 0 there, meets `factor` times another one; `nil` if it never does, 0 if
  /// it is below from the start.
  package func meets(_ factor: Double, times other: RelativeLine) -> Double? {
    let excess = intercept - factor * other.intercept
    let closing = factor * other.slope - slope
    guard excess > 0 else { return 0 }
    return closing > 0 ? excess / closing : nil
  }
}
