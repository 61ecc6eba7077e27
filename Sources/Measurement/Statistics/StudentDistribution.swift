/// Student's t, for intervals from few processes.
package struct StudentDistribution: Sendable {
  /// ν, above 0.
  package let degreesOfFreedom: Double

  package init(degreesOfFreedom: Double) {
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The probability of a value above `t`, for `t` ≥ 0: half the incomplete beta function at
  /// ν/(ν + t²). (Abramowitz and Stegun 26.7.1)
  package func upperTail(_ t: Double) -> Double {
    let nu = degreesOfFreedom
    return 0.5 * BetaFunction.regularized(nu / 2, 0.5, at: nu / (nu + t * t))
  }

  /// The t that is exceeded with probability `tail`, for 0 < `tail` ≤ 0.5.
  package func quantile(upperTail tail: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while upperTail(high) > tail, high < 1e15 { high *= 2 }
    // Halving until the two are neighbours: 60 to 100 times, and never wrong.
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }
}
