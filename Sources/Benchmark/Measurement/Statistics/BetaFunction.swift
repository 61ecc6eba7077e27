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
    let logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log(1 - x)
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

  /// Returns the logarithm of the gamma function for `x` ≥ 0.5.
  ///
  /// Source: Lanczos' approximation (g = 7, n = 9).
  private static func logGamma(_ x: Double) -> Double {
    let coefficients = [
      676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
      12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
    ]
    let z = x - 1
    let base = z + 7.5
    let sum = coefficients.enumerated().reduce(0.99999999999980993) {
      $0 + $1.element / (z + Double($1.offset) + 1)
    }
    return 0.5 * log(2 * Double.pi) + (z + 0.5) * log(base) - base + log(sum)
  }
}
