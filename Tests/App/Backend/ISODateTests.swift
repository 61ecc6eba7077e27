import Model
import Testing

@testable import Controllers

struct ISODateTests {
  @Test(
    "Valid dates are parsed to the right time.",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-01-01T09:00:00Z", 1_767_258_000_000),
      ("2000-02-29T12:00:00Z", 951_825_600_000), ("1969-12-31T23:59:59.999Z", -1),
      ("2026-01-01T09:00:00.1Z", 1_767_258_000_100),
      ("2026-01-01T09:00:00.123999Z", 1_767_258_000_123),
      ("2026-01-01T18:00:00+09:00", 1_767_258_000_000),
      ("2025-12-31T23:30:00-09:30", 1_767_258_000_000),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ])
  func good(text: String, milliseconds: Int64) {
    #expect(ISODate.timestamp(text) == Timestamp(milliseconds: milliseconds))
  }

  @Test(
    "Invalid dates are refused.",
    arguments: [
      "", "2026-01-01", "2026-01-01T09:00:00", "2026-01-01 09:00:00Z", "2026-1-1T09:00:00Z",
      "2026-00-01T09:00:00Z", "2026-13-01T09:00:00Z", "2026-01-00T09:00:00Z",
      "2026-01-32T09:00:00Z", "2026-02-29T09:00:00Z", "2100-02-29T09:00:00Z",
      "2026-04-31T09:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T09:60:00Z",
      "2026-01-01T09:00:60Z", "2026-01-01T09:00:00.Z", "2026-01-01T09:00:00+9:00",
      "2026-01-01T09:00:00+24:00", "2026-01-01T09:00:00Z ", "0000-12-31T23:59:59Z",
      "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "10000-01-01T00:00:00Z",
      "-001-01-01T00:00:00Z", "２026-01-01T09:00:00Z",
    ])
  func bad(text: String) {
    #expect(ISODate.timestamp(text) == nil)
  }

  @Test("Parsing a formatted day gives the same day, in the years 1 to 9999.")
  @MainActor func roundTrip() {
    for days in stride(from: 0, to: 3_652_059, by: 997) {
      let moment = ISODate.range.lowerBound.advanced(by: Int64(days) * 86_400_000)
      let text = format(moment).replacing(" ", with: "T") + "Z"
      #expect(ISODate.timestamp(text) == moment)
    }
  }
}
