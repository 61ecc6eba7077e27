/// How thoroughly single events are timed at a point.
package struct SurveyEffort: Equatable, Codable, Sendable {
  package var processes = 5
  /// Seconds for a label at a point, preparing and resetting included.
  package var secondsPerPoint = 0.02
  /// But so many events there are always.
  package var fewestEvents = 5
  /// Or only so many, of a label whose event takes longer than `longSeconds`.
  package var fewestLongEvents = 3
  package var longSeconds = 0.5
  /// Never more events than these.
  package var mostEvents = 1_000
  /// A label whose events would take more seconds than these at a point is left out there.
  package var mostSecondsPerPoint = 20.0

  package init() {}
}
