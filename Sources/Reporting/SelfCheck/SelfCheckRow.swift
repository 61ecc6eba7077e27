/// A property that the harness claims of itself, with what was found.
package struct SelfCheckRow: Equatable, Codable, Sendable {
  package var property: String
  package var goal: String
  /// What was found; a sentence if it could not be.
  package var figure: String
  /// Whether the goal is met; `nil` if nothing was found.
  package var holds: Bool?

  package init(_ property: String, goal: String, figure: String, holds: Bool?) {
    self.property = property
    self.goal = goal
    self.figure = figure
    self.holds = holds
  }
}
