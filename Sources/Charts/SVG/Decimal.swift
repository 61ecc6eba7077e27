internal import Foundation

/// Numbers with decimals, the same on every machine.
package enum Decimal {
  /// A coordinate: two decimals at most, without zeros that say nothing.
  ///
  /// An infinite one, or none, is a mistake of the chart that asks: it ends a debug build, and is 0
  /// in others, so that a reader still sees the rest.
  package static func text(_ number: Double) -> String {
    assert(number.isFinite, "A chart asks for a place that is not finite: \(number).")
    guard number.isFinite else { return "0" }
    return trimmed(String(format: "%.2f", number))
  }

  /// With so many significant digits, or without zeros at their end, and never in powers of ten.
  static func text(_ number: Double, digits: Int, trimmed: Bool = true) -> String {
    guard number != 0, number.isFinite else { return "0" }
    // What is rounded up to a power of ten has a digit more before its point.
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
