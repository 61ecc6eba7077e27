/// The growth of an architecture's event time with the number of notes.
package struct GrowthResult: Equatable, Codable, Sendable {
  /// The event at one size.
  package struct Point: Equatable, Codable, Sendable {
    /// The number of things that grow.
    package var count: Int
    /// The number of notes.
    package var size: Int
    /// Seconds, the median over processes; `nil` if the event was not timed.
    package var seconds: Double?
    package var lowestProcess: Double?
    package var highestProcess: Double?
    /// `mallocs`, `viewWrites` and `bytes` of one event.
    package var counters: [String: Int]
    /// Why there are no figures, in one sentence.
    package var note: String?
  }

  package var architecture: String
  package var interaction: String
  /// What grows, such as `notes`.
  package var unit: String
  package var points: [Point]
  /// The exponent of the time over the last two decades.
  package var exponent: IntervalResult?
  /// The fixed part of the fitted line, in seconds.
  package var fixedSeconds: IntervalResult?
  package var secondsEach: IntervalResult?
  /// The exponents of `mallocs`, `viewWrites` and `bytes`.
  package var countExponents: [String: Double]
}
