internal import Foundation

/// Round values along a scale, for labels and lines.
package enum Ticks {
  /// Returns the smallest of 1, 2 and 5 times a power of ten that is at least `value`.
  static func niceStep(_ value: Double) -> Double {
    let power = pow(10, Foundation.log10(value).rounded(.down))
    let least = value * (1 - 1e-9)
    let step = [1.0, 2, 5, 10].first { $0 * power >= least } ?? 10
    return step * power
  }

  /// Returns about `count` multiples of 1, 2 or 5 times a power of ten, all within the domain.
  package static func linear(_ domain: ClosedRange<Double>, count: Int) -> [Double] {
    let span = domain.upperBound - domain.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return [] }
    let step = niceStep(span / Double(count))
    // Whole numbers are multiplied by the step, because repeated addition would accumulate its
    // error.
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// Returns sets of labels for a log axis, the fullest first; the caller takes the first that
  /// fits.
  ///
  /// A domain of less than a decade has linear steps. A wider one has 1-2-5, then decades, then
  /// some of the decades.
  package static func logCandidates(_ domain: ClosedRange<Double>) -> [[Double]] {
    let decades = Foundation.log10(domain.upperBound / domain.lowerBound)
    let steps = [8, 6, 5, 4, 3, 2, 1].map { linear(domain, count: $0) }
    let multiples = [[1.0, 2, 5], [1, 3], [1]].map { logMultiples($0, in: domain) }
    let sparse = (2...30).map { step in logMultiples([1], in: domain, every: step) }
    return (decades < 0.7 ? steps + multiples : multiples + sparse)
      .filter { !$0.isEmpty }
  }

  /// Returns the values of the lines between the labels: 1 to 9 of each decade, or decades alone if
  /// there are many.
  package static func logMinor(_ domain: ClosedRange<Double>) -> [Double] {
    let decades = Foundation.log10(domain.upperBound / domain.lowerBound)
    if decades < 0.7 { return linear(domain, count: 20) }
    return logMultiples(decades > 9 ? [1] : Array(stride(from: 1, through: 9, by: 1)), in: domain)
  }

  private static func logMultiples(
    _ factors: [Double], in domain: ClosedRange<Double>, every step: Int = 1
  ) -> [Double] {
    let first = Int(Foundation.log10(domain.lowerBound).rounded(.down))
    let last = Int(Foundation.log10(domain.upperBound).rounded(.up))
    return (first...last).filter { $0 % step == 0 }.flatMap { power in
      // The number is parsed from a literal, because dividing by 10 six times does not give exactly
      // 1e-6.
      factors.compactMap { Double("\(Int($0))e\(power)") }
    }.filter { domain.contains($0) }
  }
}
