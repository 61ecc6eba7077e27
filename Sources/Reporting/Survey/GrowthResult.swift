/// How an event of one architecture grows with the number of something.
package struct GrowthResult: Equatable, Codable, Sendable {
  /// The event at one size.
  package struct Point: Equatable, Codable, Sendable {
    /// How many there are of what grows.
    package var count: Int
    /// How many notes there are.
    package var size: Int
    /// Seconds, the median over processes, and their range; none if it was not timed.
    package var seconds: Double?
    package var lowestProcess: Double?
    package var highestProcess: Double?
    /// `mallocs`, `viewWrites` and `bytes` of one event.
    package var counters: [String: Int]
    /// Why there are no figures, a sentence.
    package var note: String?
  }

  package var architecture: String
  package var variant: String
  package var lane: String
  package var interaction: String
  /// What grows: `notes` or `mounted profiles`.
  package var unit: String
  package var points: [Point]
  /// Of the time, over the last two decades.
  package var exponent: IntervalResult?
  /// Seconds of an event where there is nothing, and for each of what grows.
  package var fixedSeconds: IntervalResult?
  package var secondsEach: IntervalResult?
  /// Of `mallocs`, `viewWrites` and `bytes`.
  package var countExponents: [String: Double]
}
