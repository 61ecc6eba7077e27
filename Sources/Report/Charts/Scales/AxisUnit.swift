import Foundation
import Results

/// The unit of the numbers on an axis.
package enum AxisUnit: Sendable {
  /// Ratios, such as `1.5×`.
  case ratio
  /// Times, such as `500 ns` or `2 µs`.
  case seconds
  /// Counts, such as `10,000`.
  case count

  /// Formats a round value for an axis, without trailing zeros.
  package func label(_ value: Double) -> String {
    func text(_ value: Double) -> String {
      value.formatted(
        .number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US")))
    }
    switch self {
    case .ratio: return text(value) + "×"
    case .count: return text(value)
    case .seconds:
      let unit = Figures.unit(ofSeconds: value)
      return "\(text(value / unit.seconds)) \(unit.name)"
    }
  }
}
