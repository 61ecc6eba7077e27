import Model

/// Reads moments as ISO 8601 writes them.
nonisolated enum ISODate {
  /// The first and the last moment that the app can show: the years 1 to 9999.
  static let range =
    Timestamp(milliseconds: -62_135_596_800_000)...Timestamp(milliseconds: 253_402_300_799_999)

  /// Reads `2026-01-01T09:00:00Z`; a fraction of a second, cut to milliseconds, and `+01:00` or
  /// `-01:00` in place of `Z` may stand there too.
  ///
  /// - Returns: `nil` if it is written otherwise, there is no such day or time, or it lies outside
  ///   of `range`.
  static func timestamp(_ text: String) -> Timestamp? {
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

  /// The days between 1970-01-01 and a day in a year from 0 on, by Howard Hinnant's
  /// "days_from_civil".
  private static func daysFrom1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that a leap day is the last of one; + 400 keeps them positive.
    let year = (month <= 2 ? year - 1 : year) + 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 146_097 - 719_468
  }

  /// What is left of the text.
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

    /// A number of exactly so many digits.
    mutating func number(_ digits: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number
    }

    /// The milliseconds of `.123`, or 0 if there is no fraction.
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

    /// The seconds that the text's clock is ahead of UTC.
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
