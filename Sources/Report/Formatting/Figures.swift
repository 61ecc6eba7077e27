import Foundation

/// Formats numbers for reports.
package enum Figures {
  /// Formats a ratio and its interval, such as `1.31 [1.29, 1.33]`.
  ///
  /// A ratio from 10 has one decimal, from 100 none.
  package static func ratio(_ estimate: Double, _ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return ratio(estimate) }
    return "\(ratio(estimate)) [\(ratio(low)), \(ratio(high))]"
  }

  /// Formats the ratio of a control, such as `1.0012 [0.9987, 1.0037]`.
  static func preciseRatio(_ estimate: Double, _ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return fixed(estimate, 4) }
    return "\(fixed(estimate, 4)) [\(fixed(low, 4)), \(fixed(high, 4))]"
  }

  package static func ratio(_ value: Double) -> String {
    (999.5..<1e15).contains(value)
      ? count(Int(value.rounded())) : fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// Formats a time with three digits, such as `412 ns`, `1.23 µs` or `45.6 ms`.
  package static func seconds(_ seconds: Double) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]
    let unit = units.first { seconds >= $0.0 * 0.9995 } ?? (1e-9, "ns")
    let value = seconds / unit.0
    return "\(fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)) \(unit.1)"
  }

  /// Formats a count, such as `10,000`.
  package static func count(_ count: Int) -> String {
    var groups: [String] = []
    var rest = String(abs(count))
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    return (count < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }

  /// Formats a share, such as `0.7 %`.
  static func percent(_ share: Double) -> String {
    "\(fixed(share * 100, 1)) %"
  }

  /// Formats a share with two decimals, such as `0.18 %`.
  static func finePercent(_ share: Double) -> String {
    "\(fixed(share * 100, 2)) %"
  }

  /// Formats a ratio between two runs as a change, such as `+5.1 % [+3.2, +7.0]`.
  static func change(_ ratio: Double, _ low: Double?, _ high: Double?) -> String {
    func signed(_ ratio: Double) -> String { String(format: "%+.1f", (ratio - 1) * 100) }
    guard let low, let high else { return "\(signed(ratio)) %" }
    return "\(signed(ratio)) % [\(signed(low)), \(signed(high))]"
  }

  /// Formats a number with a fixed number of decimals.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
