extension Figures {
  /// Formats an exponent, such as `0.98`; a negative zero becomes `0.00`.
  static func exponent(_ value: Double) -> String {
    let text = fixed(value, 2)
    return text == "-0.00" ? "0.00" : text
  }

  /// Formats a time that may be negative, such as `-1.20 µs`; less than 0.005 ns is `0`.
  static func signedSeconds(_ value: Double) -> String {
    if abs(value) < 5e-12 { return "0" }
    return value < 0 ? "-\(seconds(-value))" : seconds(value)
  }

  /// Formats a number of bytes, such as `1.2 MB`, `34.5 kB` or `340 B`.
  static func bytes(_ bytes: Int) -> String {
    switch bytes {
    case 1_000_000...: "\(fixed(Double(bytes) / 1e6, 1)) MB"
    case 1_000...: "\(fixed(Double(bytes) / 1e3, 1)) kB"
    default: "\(bytes) B"
    }
  }
}
