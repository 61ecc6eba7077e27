/// An interval for a percentile between two of the sorted values, whatever they are distributed like.
///
/// How many of n independent values lie below the percentile is binomial; that alone gives the ranks.
/// Source: H. A. David and H. N. Nagaraja, "Order Statistics", 3rd edition, 7.1.
package struct OrderStatisticInterval: Equatable, Sendable {
  /// The ranks of the ends among the sorted values, from 1; `nil` where too few values reach so far
  /// out: the interval is then open on that side.
  package let lowRank: Int?
  package let highRank: Int?
  /// The values at these ranks.
  package let low: Double?
  package let high: Double?

  /// - Parameters:
  ///   - percentile: above 0 and below 100.
  ///   - values: independent ones, such as one per process.
  ///   - alpha: the share of intervals that may miss, half on each side at most.
  package init(percentile: Double, of values: [Double], alpha: Double) {
    let count = values.count
    let share = percentile / 100
    /// The smallest number with a probability of at least `target` that no more lie below.
    func quantile(_ target: Double) -> Int {
      (0..<count).first { Self.atMost($0, of: count, share) >= target } ?? count
    }
    let lower = quantile(alpha / 2)
    let upper = quantile(1 - alpha / 2) + 1
    lowRank = lower >= 1 ? lower : nil
    highRank = upper <= count ? upper : nil
    let sorted = values.sorted()
    low = lowRank.map { sorted[$0 - 1] }
    high = highRank.map { sorted[$0 - 1] }
  }

  /// The probability that at most `successes` of `count` trials succeed. (Abramowitz and Stegun
  /// 26.5.24)
  private static func atMost(_ successes: Int, of count: Int, _ probability: Double) -> Double {
    BetaFunction.regularized(
      Double(count - successes), Double(successes + 1), at: 1 - probability)
  }
}
