/// The time of single events of a contestant at a point, in one process.
package struct SurveyTime: Equatable, Codable, Sendable {
  package let point: SurveyPoint
  package let contestant: String
  /// The median of the events' seconds.
  package let seconds: Double
  /// The number of events.
  package let events: Int
}
