import Foundation
import Model
import Testing

@MainActor struct FormatTests {
  @Test(
    "Known times are formatted as dates.",
    arguments: [
      (0, "1970-01-01 00:00:00"),
      (1_767_258_000, "2026-01-01 09:00:00"),
      (951_782_400, "2000-02-29 00:00:00"),
      (1_709_251_199, "2024-02-29 23:59:59"),
      (1_709_251_200, "2024-03-01 00:00:00"),
      (4_107_542_399, "2100-02-28 23:59:59"),
      (4_107_542_400, "2100-03-01 00:00:00"),
      (1_798_761_599, "2026-12-31 23:59:59"),
      (-1, "1969-12-31 23:59:59"),
      (-62_135_596_800, "0001-01-01 00:00:00"),
      (253_402_300_799, "9999-12-31 23:59:59"),
    ])
  func known(seconds: Int64, text: String) {
    #expect(format(Timestamp(milliseconds: seconds * 1_000)) == text)
  }

  @Test("Milliseconds are rounded down, before 1970 too.")
  func cut() {
    #expect(format(Timestamp(milliseconds: 1_767_258_000_999)) == "2026-01-01 09:00:00")
    #expect(format(Timestamp(milliseconds: -1)) == "1969-12-31 23:59:59")
    #expect(format(Timestamp(milliseconds: -1_000)) == "1969-12-31 23:59:59")
  }

  @Test("Formatted days of more than four centuries agree with Foundation's calendar.")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var wrong: [Int] = []
    for day in stride(from: -30_000, to: 130_000, by: 59) {
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      let numbers = [parts.year, parts.month, parts.day].compactMap(\.self)
      let text = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-") + " 00:00:00"
      if format(Timestamp(milliseconds: Int64(day) * 86_400_000)) != text { wrong.append(day) }
    }
    #expect(wrong == [])
  }

  @Test("A timestamp is a number in JSON, and decoding gives the same timestamp.")
  func coding() throws {
    let bytes = try JSONEncoder().encode([Timestamp.fixtureStart])
    #expect(String(decoding: bytes, as: UTF8.self) == "[1767258000000]")
    #expect(try JSONDecoder().decode([Timestamp].self, from: bytes) == [.fixtureStart])
  }
}
