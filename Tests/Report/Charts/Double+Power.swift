import Foundation

extension Double {
  /// Returns ten to the power of a number.
  static func pow10(_ exponent: Double) -> Double { pow(10, exponent) }
}
