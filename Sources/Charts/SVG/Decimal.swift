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

  /// With so many significant digits at most, and never in powers of ten.
  static func text(_ number: Double, digits: Int) -> String {
    guard number != 0, number.isFinite else { return "0" }
    let places = digits - 1 - Int(log10(abs(number)).rounded(.down))
    return trimmed(String(format: "%.\(min(max(places, 0), 15))f", number))
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
