/// The F distribution, for intervals of variances.
package struct FDistribution: Sendable {
  /// The degrees of freedom of the numerator and of the denominator, above 0.
  package let numerator: Double
  package let denominator: Double

  /// The denominator is infinite if the variance below is known.
  package init(_ numerator: Int, _ denominator: Double) {
    // From a million on, nothing in an interval changes.
    (self.numerator, self.denominator) = (Double(numerator), min(denominator, 1e6))
  }

  /// Returns the probability of a value above `x`, for `x` ≥ 0 (Abramowitz and Stegun 26.6.2).
  package func upperTail(_ x: Double) -> Double {
    BetaFunction.regularized(
      denominator / 2, numerator / 2, at: denominator / (denominator + numerator * x))
  }

  /// Returns the value that is exceeded with probability `tail`, for 0 < `tail` < 1.
  package func quantile(upperTail tail: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while upperTail(high) > tail, high < 1e15 { high *= 2 }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }
}
