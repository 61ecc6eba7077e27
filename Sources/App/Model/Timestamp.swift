/// A time in milliseconds since 1970-01-01 00:00:00 UTC.
package struct Timestamp: Hashable, Comparable, Codable, Sendable {
  package var milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  package func advanced(by milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: self.milliseconds + milliseconds)
  }

  /// The time at which the default fixture begins: 2026-01-01 09:00:00 UTC.
  package static let fixtureStart = Timestamp(milliseconds: 1_767_258_000_000)
}
