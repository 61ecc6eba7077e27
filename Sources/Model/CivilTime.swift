/// A timestamp taken apart into the proleptic Gregorian calendar, in UTC.
///
/// The days are counted in eras of 400 years that begin in March, as in Howard Hinnant's
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

  /// `2026-01-01 09:00:00`.
  var text: String {
    String(unsafeUninitializedCapacity: 19) { bytes in
      var end = 0
      func put(_ number: Int, _ digits: Int, _ separator: Unicode.Scalar?) {
        var rest = number
        for place in stride(from: end + digits - 1, through: end, by: -1) {
          bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
        end += digits
        if let separator {
          bytes[end] = UInt8(ascii: separator)
          end += 1
        }
      }
      put(year, 4, "-")
      put(month, 2, "-")
      put(day, 2, " ")
      put(hour, 2, ":")
      put(minute, 2, ":")
      put(second, 2, nil)
      return end
    }
  }
}

extension Int {
  /// The remainder that has the divisor's sign.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
