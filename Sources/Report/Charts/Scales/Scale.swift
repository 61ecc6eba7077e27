internal import Foundation

/// A mapping from values to positions on a log axis, where equal factors have equal distances.
package struct Scale: Equatable, Sendable {
  package let domain: ClosedRange<Double>
  /// The position of the domain's lower end; it may be greater than `end`.
  package let start: Double
  package let end: Double

  /// Creates a scale that covers all values, with some room on both sides.
  ///
  /// - Parameters:
  ///   - values: the values to show; those that a log axis cannot show are ignored.
  ///   - range: the positions of the smallest and the greatest value.
  package init(covering values: [Double], onto range: (Double, Double)) {
    let known = values.filter(\.fitsLogAxis)
    let low = known.min() ?? 1
    let high = known.max() ?? 1
    (start, end) = range
    // The domain spans at least a factor of 1.5, so that tiny differences do not fill the axis.
    let room = max(0.03 * log(high / low), log(1.5 * low / high) / 2)
    domain = low / exp(room)...high * exp(room)
  }

  /// Whether a value is within the domain.
  package func covers(_ value: Double) -> Bool {
    value.isFinite && domain.contains(value)
  }

  /// Returns the position of a value; a value outside of the domain is moved to its edge.
  package func callAsFunction(_ value: Double) -> Double {
    let known = value.isFinite ? value : domain.lowerBound
    let value = min(max(known, domain.lowerBound), domain.upperBound)
    let share = log(value / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
    return start + (end - start) * share
  }

  /// Returns the positions of an interval's bounds; `nil` if there is no interval that can be
  /// shown.
  func positions(_ low: Double?, _ high: Double?) -> (low: Double, high: Double)? {
    guard let low, let high, low.fitsLogAxis, high.fitsLogAxis, low <= high else { return nil }
    return (self(low), self(high))
  }
}

extension Double {
  /// Whether a log axis can show the number: it is above 0, and not so extreme that it must be a
  /// numerical error.
  var fitsLogAxis: Bool { (1e-30...1e30).contains(self) }
}
