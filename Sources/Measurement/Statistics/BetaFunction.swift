import Foundation

/// The incomplete beta function, which gives the tails of Student's t and of the binomial.
enum BetaFunction {
  /// Returns the regularized function I of `a` and `b` at `x`, by its continued fraction.
  ///
  /// Source: Lentz's method; Press et al., Numerical Recipes, 6.4.
  static func regularized(_ a: Double, _ b: Double, at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x > (a + 1) / (a + b + 2) { return 1 - regularized(b, a, at: 1 - x) }
    let gammas: Double = lgamma(a + b) - lgamma(a) - lgamma(b)
    let logFront = gammas + a * log(x) + b * log(1 - x)
    return exp(logFront) * betaFraction(a, b, x) / a
  }

  private static func betaFraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    func nonzero(_ value: Double) -> Double { abs(value) < 1e-300 ? 1e-300 : value }
    var c = 1.0
    var d = 1 / nonzero(1 - (a + b) * x / (a + 1))
    var fraction = d
    for index in 1...300 {
      let m = Double(index)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / nonzero(1 + even * d)
      c = nonzero(1 + even / c)
      fraction *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / nonzero(1 + odd * d)
      c = nonzero(1 + odd / c)
      fraction *= d * c
      if abs(d * c - 1) < 1e-15 { break }
    }
    return fraction
  }
}
