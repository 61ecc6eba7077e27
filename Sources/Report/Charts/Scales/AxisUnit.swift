internal import Foundation

/// The unit of the numbers on an axis.
package enum AxisUnit: Sendable {
  /// Ratios, such as `1.5×`.
  case ratio
  /// Times, such as `500 ns` or `2 µs`.
  case seconds
  /// Counts, such as `10,000`.
  case count

  /// Formats a round value for an axis, without trailing zeros.
  package func label(_ value: Double) -> String { text(value, trimmed: true) }

  /// Formats a measured value; a time has three digits, including trailing zeros.
  func figure(_ value: Double) -> String { text(value, trimmed: false) }

  private func text(_ value: Double, trimmed: Bool) -> String {
    switch self {
    case .ratio: return grouped(value) + "×"
    case .count: return grouped(value)
    case .seconds:
      if value == 0 { return "0" }
      let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]
      let unit = units.first { abs(value) >= $0.0 * 0.9995 } ?? (1e-9, "ns")
      return "\(grouped(value / unit.0, trimmed: trimmed)) \(unit.1)"
    }
  }

  /// Formats a number with three digits, or all digits of a whole number, with commas between
  /// thousands.
  private func grouped(_ value: Double, trimmed: Bool = true) -> String {
    guard abs(value) >= 1_000, abs(value) < 1e15 else {
      return abs(value) < 1e15
        ? DecimalText.text(value, digits: 3, trimmed: trimmed) : String(format: "%.0e", value)
    }
    return Figures.count(Int(value.rounded()))
  }
}
