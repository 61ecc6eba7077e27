internal import Foundation

/// A mapping from values to positions on an axis.
package struct Scale: Equatable, Sendable {
  /// The kind of a scale: on a `log` scale equal factors have equal distances.
  ///
  /// A `symmetricLog` scale is linear up to a value on both sides of 0, which it can show, and
  /// logarithmic beyond.
  package enum Kind: Equatable, Sendable {
    case linear, log
    case symmetricLog(linearTo: Double)
  }

  package let kind: Kind
  package let domain: ClosedRange<Double>
  /// The position of the domain's lower end; it may be greater than `end`.
  package let start: Double
  package let end: Double

  /// Creates a scale that covers all values, with some room on both sides.
  ///
  /// - Parameters:
  ///   - kind: the kind of scale; a linear one begins at 0, and a symmetric one includes it.
  ///   - values: the values to show; values that the kind of scale cannot show are ignored.
  ///   - range: the positions of the smallest and the greatest value.
  package init(_ kind: Kind, covering values: [Double], onto range: (Double, Double)) {
    let known = values.filter { Self.shows($0, on: kind) }
    let low = known.min() ?? 1
    let high = known.max() ?? 1
    self.kind = kind
    (start, end) = range
    switch kind {
    case .linear: domain = 0...high
    case .log:
      // The domain spans at least a factor of 1.5, so that tiny differences do not fill the axis.
      let room = max(0.03 * Foundation.log(high / low), Foundation.log(1.5 * low / high) / 2)
      domain = low / exp(room)...high * exp(room)
    case .symmetricLog(let limit): domain = min(low, 0)...max(high, limit) * 1.2
    }
  }

  private static func shows(_ value: Double, on kind: Kind) -> Bool {
    switch kind {
    case .linear, .log: value.fitsLogAxis
    case .symmetricLog: abs(value) <= 1e30
    }
  }

  /// Whether a value is within the domain.
  package func covers(_ value: Double) -> Bool {
    value.isFinite && domain.contains(value)
  }

  /// Returns the position of a value; a value outside of the domain is moved to its edge.
  package func callAsFunction(_ value: Double) -> Double {
    let known = value.isFinite ? value : domain.lowerBound
    let value = min(max(known, domain.lowerBound), domain.upperBound)
    return start + (end - start) * share(value)
  }

  /// Returns the positions of an interval's bounds; `nil` if there is no interval that can be
  /// shown.
  func positions(_ low: Double?, _ high: Double?) -> (low: Double, high: Double)? {
    guard let low, let high, Self.shows(low, on: kind), Self.shows(high, on: kind), low <= high
    else { return nil }
    return (self(low), self(high))
  }

  /// Returns the value at a position of a log scale.
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
    case .symmetricLog(let limit):
      (Self.decades(value, limit) - Self.decades(domain.lowerBound, limit))
        / (Self.decades(domain.upperBound, limit) - Self.decades(domain.lowerBound, limit))
    }
  }

  /// Returns the distance from 0, in decades; the linear part is as long as one.
  private static func decades(_ value: Double, _ limit: Double) -> Double {
    let size = abs(value) / limit
    let distance = size <= 1 ? size : 1 + Foundation.log10(size)
    return value < 0 ? -distance : distance
  }
}

extension Double {
  /// Whether a log axis can show the number: it is above 0, and not so extreme that it must be a
  /// numerical error.
  var fitsLogAxis: Bool { (1e-30...1e30).contains(self) }
}
