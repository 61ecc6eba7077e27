package import Model

/// Parses dates with time in ISO 8601.
package nonisolated enum ISODate {
  /// The range of times that the app can show: the years 1 to 9999.
  package static let range =
    Timestamp(milliseconds: -62_135_596_800_000)...Timestamp(milliseconds: 253_402_300_799_999)

  /// Parses a date such as `2026-01-01T09:00:00Z`.
  ///
  /// A fraction of a second is cut to milliseconds. An offset such as `+01:00` or `-01:00` may
  /// replace `Z`.
  ///
  /// - Returns: `nil` if the text has another form, the date or time does not exist, or it lies
  ///   outside of `range`.
  package static func timestamp(_ text: String) -> Timestamp? {
    var rest = Reader(bytes: text.utf8[...])
    guard let year = rest.number(4), rest.skip("-"), let month = rest.number(2), rest.skip("-"),
      let day = rest.number(2), rest.skip("T"), let hour = rest.number(2), rest.skip(":"),
      let minute = rest.number(2), rest.skip(":"), let second = rest.number(2),
      let fraction = rest.fraction(), let offset = rest.offset(), rest.bytes.isEmpty,
      (1...12).contains(month), (1...dayCount(of: month, in: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = daysFrom1970(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    let moment = Timestamp(milliseconds: Int64((seconds - offset) * 1_000 + fraction))
    return range.contains(moment) ? moment : nil
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the days from 1970-01-01 to a day in the year 0 or later.
  ///
  /// By Howard Hinnant's "days_from_civil".
  private static func daysFrom1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that a leap day is the last day of a year. Adding 400 keeps them
    // positive.
    let year = (month <= 2 ? year - 1 : year) + 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 146_097 - 719_468
  }

  /// A parser with the rest of the text.
  private struct Reader {
    var bytes: Substring.UTF8View

    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
      guard bytes.first == UInt8(ascii: byte) else { return false }
      bytes.removeFirst()
      return true
    }

    mutating func digit() -> Int? {
      guard let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      bytes.removeFirst()
      return Int(byte - UInt8(ascii: "0"))
    }

    /// Reads a number of exactly this many digits.
    mutating func number(_ digits: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number
    }

    /// Reads the milliseconds of a fraction such as `.123`, or 0 if there is no fraction.
    mutating func fraction() -> Int? {
      guard skip(".") else { return 0 }
      guard var milliseconds = digit().map({ $0 * 100 }) else { return nil }
      var unit = 10
      while let digit = digit() {
        milliseconds += digit * unit
        unit /= 10
      }
      return milliseconds
    }

    /// Reads the offset from UTC, in seconds.
    mutating func offset() -> Int? {
      if skip("Z") { return 0 }
      let sign = skip("+") ? 1 : skip("-") ? -1 : 0
      guard sign != 0, let hour = number(2), skip(":"), let minute = number(2), hour < 24,
        minute < 60
      else { return nil }
      return sign * (hour * 3_600 + minute * 60)
    }
  }
}
