package import Measurement

import Foundation

/// How much two authors, two patterns and two requests differ in what a change costs.
///
/// The model is log y = pattern + request + pattern × request + author, with two authors in each cell.
/// Each figure is a *typical factor*: half of all pairs differ by more. With normal logarithms it is
/// exp(0.6745 · √2 · σ).
///
/// Source of the intervals: F. A. Graybill and C. M. Wang, "Confidence intervals on nonnegative linear
/// combinations of variances", Journal of the American Statistical Association 75 (1980); for
/// differences N. Ting et al., Journal of Statistical Computation and Simulation 35 (1990).
package struct AuthorSpread: Equatable, Codable, Sendable {
  /// What is compared, such as tokens.
  package var column: Pair.Column
  /// Between two authors of one pattern and request.
  package var author: Interval
  /// Between two patterns, on average over requests.
  package var pattern: Interval
  /// Between two requests, on average over patterns.
  package var request: Interval
  /// What one request adds to the difference of two patterns.
  package var interaction: Interval
  /// The number of requests with two authors.
  package var requests: Int
  /// The factor between two patterns that so many requests by one author detect four times of five.
  package var detectable: Double
  /// The number of requests in all, for which `detectable` is.
  package var allRequests: Int

  /// The share of intervals that miss.
  private static let alpha = 0.05

  /// - Parameters:
  ///   - column: what is compared.
  ///   - values: the figures, all above 0: `values[pattern][request]` has those of two authors.
  ///   - allRequests: the number of requests in all, at least two.
  package init?(_ column: Pair.Column, _ values: [[[Int]]], allRequests: Int) {
    let (rows, columns) = (values.count, values.first?.count ?? 0)
    guard rows > 1, columns > 1, allRequests > 1,
      values.allSatisfy({
        $0.count == columns && $0.allSatisfy { $0.count == 2 && !$0.contains(0) }
      })
    else { return nil }
    let logs = values.map { $0.map { $0.map { log(Double($0)) } } }
    let cells = logs.map { $0.map { Statistics.mean($0) } }
    let patterns = cells.map { Statistics.mean($0) }
    let byRequest = (0..<columns).map { column in Statistics.mean(cells.map { $0[column] }) }
    let all = Statistics.mean(patterns)
    func squares(_ differences: [Double]) -> Double { differences.reduce(0) { $0 + $1 * $1 } }
    let own = MeanSquare(
      squares(logs.joined().map { $0[0] - $0[1] }) / 2, degreesOfFreedom: rows * columns)
    let mixed = MeanSquare(
      2
        * squares(
          cells.indices.flatMap { row in
            byRequest.indices.map { cells[row][$0] - patterns[row] - byRequest[$0] + all }
          }), degreesOfFreedom: (rows - 1) * (columns - 1))
    let between = MeanSquare(
      2 * Double(columns) * squares(patterns.map { $0 - all }), degreesOfFreedom: rows - 1)
    let requests = MeanSquare(
      2 * Double(rows) * squares(byRequest.map { $0 - all }), degreesOfFreedom: columns - 1)
    func factor(_ variance: Interval) -> Interval {
      variance.map { exp(0.6745 * (2 * max(0, $0)).squareRoot()) }
    }
    self.column = column
    author = factor(own.variance(alpha: Self.alpha))
    interaction = factor(mixed.excess(over: own, 2, alpha: Self.alpha))
    pattern = factor(between.excess(over: mixed, 2 * Double(columns), alpha: Self.alpha))
    request = factor(requests.excess(over: mixed, 2 * Double(rows), alpha: Self.alpha))
    self.requests = columns
    self.allRequests = allRequests
    // The difference of two patterns in one request by one author has twice this variance.
    let single = max(0, mixed.value - own.value) / 2 + own.value
    let student = StudentDistribution(degreesOfFreedom: Double(allRequests - 1))
    detectable = exp(
      (student.quantile(upperTail: Self.alpha / 2) + student.quantile(upperTail: 0.2))
        * (2 * single / Double(allRequests)).squareRoot())
  }
}

/// A sum of squares over its degrees of freedom.
private struct MeanSquare {
  let value: Double
  let degreesOfFreedom: Int

  init(_ sum: Double, degreesOfFreedom: Int) {
    value = sum / Double(degreesOfFreedom)
    self.degreesOfFreedom = degreesOfFreedom
  }

  private func quantile(_ upperTail: Double, over denominator: Double = .infinity) -> Double {
    FDistribution(degreesOfFreedom, denominator).quantile(upperTail: upperTail)
  }

  /// The variance that the mean square estimates.
  func variance(alpha: Double) -> Interval {
    Interval(
      estimate: value, low: value / quantile(alpha / 2), high: value / quantile(1 - alpha / 2))
  }

  /// The part of the variance that another mean square does not have, over a factor.
  func excess(over other: MeanSquare, _ factor: Double, alpha: Double) -> Interval {
    let (g1, h1) = (1 - 1 / quantile(alpha / 2), 1 / quantile(1 - alpha / 2) - 1)
    let (g2, h2) = (1 - 1 / other.quantile(alpha / 2), 1 / other.quantile(1 - alpha / 2) - 1)
    let upper = quantile(alpha / 2, over: Double(other.degreesOfFreedom))
    let lower = quantile(1 - alpha / 2, over: Double(other.degreesOfFreedom))
    let g12 = ((upper - 1) * (upper - 1) - g1 * g1 * upper * upper - h2 * h2) / upper
    let h12 = ((1 - lower) * (1 - lower) - h1 * h1 * lower * lower - g2 * g2) / lower
    let (a, b) = (value, other.value)
    let below = g1 * g1 * a * a + h2 * h2 * b * b + g12 * a * b
    let above = h1 * h1 * a * a + g2 * g2 * b * b + h12 * a * b
    return Interval(
      estimate: (a - b) / factor, low: (a - b - max(0, below).squareRoot()) / factor,
      high: (a - b + max(0, above).squareRoot()) / factor)
  }
}
