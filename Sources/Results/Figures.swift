import Foundation
package import Measurement

/// Formats numbers for reports.
package enum Figures {
  /// Formats a ratio and its interval, such as `1.31 [1.29, 1.33]`.
  ///
  /// A ratio from 10 has one decimal, from 100 none.
  package static func ratio(_ interval: Interval) -> String {
    self.interval(interval) { ratio($0) }
  }

  /// Formats the ratio of a control, such as `1.0012 [0.9987, 1.0037]`.
  package static func preciseRatio(_ interval: Interval) -> String {
    self.interval(interval) { fixed($0, 4) }
  }

  /// Formats a figure with its interval, such as `1.50 [1.00, 2.00]`.
  package static func interval(_ interval: Interval, _ text: (Double) -> String) -> String {
    guard let low = interval.low, let high = interval.high else { return text(interval.estimate) }
    return "\(text(interval.estimate)) [\(text(low)), \(text(high))]"
  }

  /// Formats what an event adds, in µs with the interval.
  package static func added(_ interval: Interval) -> String {
    self.interval(interval, microseconds)
  }

  /// Formats a difference in µs with three significant digits, such as `0.42` or `1,234`.
  package static func microseconds(_ seconds: Double) -> String {
    let value = seconds * 1e6
    guard abs(value) < 999.5 else { return whole(value) }
    return fixed(value, abs(value) >= 99.95 ? 0 : abs(value) >= 9.995 ? 1 : 2)
  }

  /// Formats a multiple with at most three significant digits, such as `1.13`, `24.3` or `6.97k`.
  package static func multiple(_ value: Double) -> String {
    value >= 999.5 ? "\(ratio(value / 1_000))k" : ratio(value)
  }

  /// Formats a factor for a sentence with two digits, such as `3.2`, `14` or `170`.
  package static func rounded(_ value: Double) -> String {
    guard value >= 9.95 else { return fixed(value, 1) }
    let unit = pow(10, (log10(value)).rounded(.down) - 1)
    return whole(((value / unit).rounded() * unit))
  }

  /// Formats a difference for a column of µs, such as `0.42`; from a millisecond on `14.3 ms`.
  package static func shortMicroseconds(_ difference: Double) -> String {
    abs(difference) >= 999.5e-6 ? seconds(difference) : microseconds(difference)
  }

  /// Formats a count that may be a mean, such as `12`, `4.5` or `1,234`.
  package static func short(_ value: Double) -> String {
    value == value.rounded() || value >= 99.95
      ? whole(value) : fixed(value, value < 9.995 ? 2 : 1).withoutTrailingZeros
  }

  package static func ratio(_ value: Double) -> String {
    (999.5..<1e15).contains(value)
      ? whole(value) : fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// Formats a time with three digits, such as `412 ns`, `1.23 µs` or `45.6 ms`.
  package static func seconds(_ seconds: Double) -> String {
    let unit = unit(ofSeconds: seconds)
    let value = seconds / unit.seconds
    return "\(fixed(value, abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0)) \(unit.name)"
  }

  /// Returns the unit in which a time has one to three digits before the point.
  package static func unit(ofSeconds seconds: Double) -> (seconds: Double, name: String) {
    [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")].first { abs(seconds) >= $0.0 * 0.9995 } ?? (1e-9, "ns")
  }

  /// Formats a count, such as `10,000`.
  package static func count(_ count: Int) -> String {
    count.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// Formats a number without decimals, such as `10,000`, however large it is.
  package static func whole(_ value: Double) -> String {
    value.rounded().formatted(
      .number.precision(.fractionLength(0)).locale(Locale(identifier: "en_US")))
  }

  /// Formats a number of things, such as `1 cell` or `2 cells`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(self.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Formats a share, such as `0.7 %`.
  package static func percent(_ share: Double) -> String { "\(fixed(share * 100, 1)) %" }

  /// Formats a part as a share of the whole; `nil` if the whole is 0.
  package static func share(_ part: Int, of all: Int) -> String? {
    all == 0 ? nil : percent(Double(part) / Double(all))
  }

  /// Formats a share without decimals, such as `52 %`.
  package static func wholePercent(_ share: Double) -> String { "\(fixed(share * 100, 0)) %" }

  /// Formats a share with two decimals, such as `0.18 %`.
  package static func finePercent(_ share: Double) -> String { "\(fixed(share * 100, 2)) %" }

  /// Formats a number with a fixed number of decimals.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}

extension Figures {
  /// Formats an exponent, such as `0.98`; a negative zero becomes `0.00`.
  package static func exponent(_ value: Double) -> String {
    let text = fixed(value, 2)
    return text == "-0.00" ? "0.00" : text
  }

  /// Formats a number of bytes, such as `1.2 MB`, `34.5 kB` or `340 B`.
  package static func bytes(_ bytes: Int) -> String {
    switch bytes {
    case 1_000_000...: "\(fixed(Double(bytes) / 1e6, 1)) MB"
    case 1_000...: "\(fixed(Double(bytes) / 1e3, 1)) kB"
    default: "\(bytes) B"
    }
  }
}

extension String {
  /// The text of a number without zeros at the end of its decimals.
  package var withoutTrailingZeros: String {
    guard contains(".") else { return self }
    var text = self
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}

extension [String] {
  /// The words as a list in a sentence, such as "MVC, MVVM and Redux".
  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
