internal import Foundation

/// From values to places on an axis.
package struct Scale: Equatable, Sendable {
  /// How values are spread: `log` where equal factors are equal distances.
  package enum Kind: Sendable {
    case linear, log
  }

  package let kind: Kind
  package let domain: ClosedRange<Double>
  /// The places of the domain's ends; the first may be the greater one.
  package let start: Double
  package let end: Double

  /// A scale over all values that it can show, with some room on both sides.
  ///
  /// - Parameters:
  ///   - kind: how values are spread; a linear one begins at 0.
  ///   - values: what is to be shown; what is not finite, or not above 0, is left out.
  ///   - range: the places of the least and the greatest value.
  package init(_ kind: Kind, covering values: [Double], onto range: (Double, Double)) {
    let known = values.filter(\.fitsLogAxis)
    let low = known.min() ?? 1
    let high = known.max() ?? 1
    self.kind = kind
    (start, end) = range
    switch kind {
    case .linear: domain = 0...high
    case .log:
      // At least a factor of 1.5, so that what differs by nothing does not fill the axis.
      let room = max(0.03 * Foundation.log(high / low), Foundation.log(1.5 * low / high) / 2)
      domain = low / exp(room)...high * exp(room)
    }
  }

  /// Whether the scale has a place for a value.
  package func covers(_ value: Double) -> Bool {
    value.isFinite && domain.contains(value)
  }

  /// The place of a value; one outside of the domain is put on its edge.
  package func callAsFunction(_ value: Double) -> Double {
    let known = value.isFinite ? value : domain.lowerBound
    let value = min(max(known, domain.lowerBound), domain.upperBound)
    return start + (end - start) * share(value)
  }

  /// The places of an interval's ends; `nil` if it has none that can be shown.
  func places(_ low: Double?, _ high: Double?) -> (low: Double, high: Double)? {
    guard let low, let high, low.fitsLogAxis, high.fitsLogAxis, low <= high else { return nil }
    return (self(low), self(high))
  }

  /// The value at a place, of a log scale.
  func value(at place: Double) -> Double {
    let share = (place - start) / (end - start)
    return domain.lowerBound * pow(domain.upperBound / domain.lowerBound, share)
  }

  private func share(_ value: Double) -> Double {
    switch kind {
    case .linear:
      (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    case .log:
      Foundation.log(value / domain.lowerBound)
        / Foundation.log(domain.upperBound / domain.lowerBound)
    }
  }
}

extension Double {
  /// Whether a log axis can show the number: it is above 0, and no accident of computing.
  var fitsLogAxis: Bool { (1e-30...1e30).contains(self) }
}
