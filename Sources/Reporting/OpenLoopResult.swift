/// Seconds per event if events are due at a fixed rate, counted from when they are due.
package struct OpenLoopResult: Equatable, Codable, Sendable {
  /// How often a second an event is due.
  package var hz: Double
  /// The share of the time between ticks that the mean event takes by itself; from 1 on the queue
  /// grows as long as events come.
  package var load: Double
  package var p50: Double
  /// `null` with fewer than 100 events.
  package var p99: Double?
  package var max: Double
  /// The share of events that ended after the next one was due.
  package var missed: Double
  package var events: Int

  /// What is missing is written as `null`, so that nobody takes it for forgotten.
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
