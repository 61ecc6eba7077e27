/// Latencies of events that are due at a fixed rate, in seconds from the moment they are due.
package struct OpenLoopResult: Equatable, Codable, Sendable {
  /// Events per second.
  package var hz: Double
  /// The mean event's share of the time between two events.
  ///
  /// From 1 on, the queue grows as long as events come.
  package var load: Double
  package var p50: Double
  /// `null` with fewer than 100 events.
  package var p99: Double?
  package var max: Double
  /// The share of events that ended after the next event was due.
  package var missed: Double
  package var events: Int

  /// Encodes missing values as `null`, so that a reader can see that they are missing on purpose.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hz, forKey: .hz)
    try container.encode(load, forKey: .load)
    try container.encode(p50, forKey: .p50)
    try container.encode(p99, forKey: .p99)
    try container.encode(max, forKey: .max)
    try container.encode(missed, forKey: .missed)
    try container.encode(events, forKey: .events)
  }
}
