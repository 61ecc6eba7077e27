/// How thoroughly single events are timed at a point.
package struct SurveyEffort: Equatable, Codable, Sendable {
  package var processes = 5
  /// Seconds for a contestant at a point, preparing and resetting included.
  package var secondsPerPoint = 0.02
  /// The minimum number of events, whatever time they take.
  package var fewestEvents = 5
  /// The minimum number of events if one takes longer than `longSeconds`.
  package var fewestLongEvents = 3
  package var longSeconds = 0.5
  /// The maximum number of events.
  package var mostEvents = 1_000
  /// A contestant is left out at a point if its events would take more seconds than this.
  package var mostSecondsPerPoint = 20.0

  package init() {}
}
