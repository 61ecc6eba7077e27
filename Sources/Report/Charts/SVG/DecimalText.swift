internal import Foundation

/// Decimal numbers as text, the same on every machine.
package enum DecimalText {
  /// Formats a coordinate with at most two decimals and no trailing zeros.
  ///
  /// A number that is not finite is a bug of the chart. It stops a debug build. Other builds write
  /// 0, so that the rest of the picture stays visible.
  package static func text(_ number: Double) -> String {
    assert(number.isFinite, "A chart asks for a place that is not finite: \(number).")
    guard number.isFinite else { return "0" }
    return trimmed(String(format: "%.2f", number))
  }

  /// Formats a number with a number of significant digits and no exponent, optionally without
  /// trailing zeros.
  static func text(_ number: Double, digits: Int, trimmed: Bool = true) -> String {
    guard number != 0, number.isFinite else { return "0" }
    // Rounding up to a power of ten adds a digit before the point.
    let power = log10(abs(number) * (1 + 0.5 * pow(10, -Double(digits)))).rounded(.down)
    let places = digits - 1 - Int(power)
    let text = String(format: "%.\(min(max(places, 0), 15))f", number)
    return trimmed ? Self.trimmed(text) : text
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
