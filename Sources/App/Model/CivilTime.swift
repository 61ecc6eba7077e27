/// A timestamp as date and time of day in the proleptic Gregorian calendar, in UTC.
///
/// Days are counted in eras of 400 years that begin in March, as in Howard Hinnant's
/// "chrono-compatible low-level date algorithms".
struct CivilTime {
  let year, month, day, hour, minute, second: Int

  init(_ timestamp: Timestamp) {
    let milliseconds = Int(timestamp.milliseconds)
    let seconds = (milliseconds - milliseconds.modulo(1_000)) / 1_000
    let secondOfDay = seconds.modulo(86_400)
    let days = (seconds - secondOfDay) / 86_400 + 719_468
    let dayOfEra = days.modulo(146_097)
    let era = (days - dayOfEra) / 146_097
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// The text, such as `2026-01-01 09:00:00`.
  var text: String {
    String(unsafeUninitializedCapacity: 19) { bytes in
      bytes.put(year / 100, at: 0)
      bytes.put(year % 100, at: 2)
      bytes[4] = UInt8(ascii: "-")
      bytes.put(month, at: 5)
      bytes[7] = UInt8(ascii: "-")
      bytes.put(day, at: 8)
      bytes[10] = UInt8(ascii: " ")
      bytes.put(hour, at: 11)
      bytes[13] = UInt8(ascii: ":")
      bytes.put(minute, at: 14)
      bytes[16] = UInt8(ascii: ":")
      bytes.put(second, at: 17)
      return 19
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number as two digits.
  fileprivate func put(_ number: Int, at place: Int) {
    self[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
    self[place + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
  }
}

extension Int {
  /// Returns the remainder with the sign of the divisor.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
