/// How long single events of a label took at a point, in one process.
package struct SurveyTime: Equatable, Codable, Sendable {
  package let point: SurveyPoint
  package let label: String
  /// The median.
  package let seconds: Double
  /// Of so many events.
  package let events: Int

  package init(point: SurveyPoint, label: String, seconds: Double, events: Int) {
    self.point = point
    self.label = label
    self.seconds = seconds
    self.events = events
  }
}
