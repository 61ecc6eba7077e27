import Foundation

/// How reports write numbers.
enum Figures {
  /// `1.31 [1.29, 1.33]`; a ratio of 10 or more with one decimal, of 100 or more with none.
  static func ratio(_ estimate: Double, _ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return ratio(estimate) }
    return "\(ratio(estimate)) [\(ratio(low)), \(ratio(high))]"
  }

  /// `1.0012 [0.9987, 1.0037]`, for what has to be 1.
  static func preciseRatio(_ estimate: Double, _ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return fixed(estimate, 4) }
    return "\(fixed(estimate, 4)) [\(fixed(low, 4)), \(fixed(high, 4))]"
  }

  static func ratio(_ value: Double) -> String {
    (999.5..<1e15).contains(value)
      ? count(Int(value.rounded())) : fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// `412 ns`, `1.23 µs`, `45.6 ms`: three digits.
  static func seconds(_ seconds: Double) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]
    let unit = units.first { seconds >= $0.0 * 0.9995 } ?? (1e-9, "ns")
    let value = seconds / unit.0
    return "\(fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)) \(unit.1)"
  }

  /// `10,000`.
  static func count(_ count: Int) -> String {
    var groups: [String] = []
    var rest = String(abs(count))
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    return (count < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }

  /// `0.7 %`.
  static func percent(_ share: Double) -> String {
    "\(fixed(share * 100, 1)) %"
  }

  /// `0.18 %`.
  static func finePercent(_ share: Double) -> String {
    "\(fixed(share * 100, 2)) %"
  }

  /// `+5.1 % [+3.2, +7.0]`, of a ratio between two runs.
  static func change(_ ratio: Double, _ low: Double?, _ high: Double?) -> String {
    func signed(_ ratio: Double) -> String { String(format: "%+.1f", (ratio - 1) * 100) }
    guard let low, let high else { return "\(signed(ratio)) %" }
    return "\(signed(ratio)) % [\(signed(low)), \(signed(high))]"
  }

  /// With so many decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
