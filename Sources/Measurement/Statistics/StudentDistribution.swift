/// Student's t distribution, for intervals from few processes.
package struct StudentDistribution: Sendable {
  /// The degrees of freedom ν, above 0.
  package let degreesOfFreedom: Double

  package init(degreesOfFreedom: Double) {
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// Returns the probability of a value above `t`, for `t` ≥ 0.
  ///
  /// It is half the incomplete beta function at ν/(ν + t²) (Abramowitz and Stegun 26.7.1).
  package func upperTail(_ t: Double) -> Double {
    let nu = degreesOfFreedom
    return 0.5 * BetaFunction.regularized(nu / 2, 0.5, at: nu / (nu + t * t))
  }

  /// Returns the t that is exceeded with probability `tail`, for 0 < `tail` ≤ 0.5.
  package func quantile(upperTail tail: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while upperTail(high) > tail, high < 1e15 { high *= 2 }
    // Bisection until the two are neighbouring numbers; it takes 60 to 100 iterations and always
    // ends.
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }
}
