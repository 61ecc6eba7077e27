import Foundation

extension Double {
  /// Ten to a power.
  static func pow10(_ exponent: Double) -> Double { pow(10, exponent) }
}
