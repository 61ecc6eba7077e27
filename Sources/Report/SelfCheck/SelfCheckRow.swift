/// A property that the harness claims for itself, with the result.
package struct SelfCheckRow: Equatable, Codable, Sendable {
  package var property: String
  package var goal: String
  /// The result, or a sentence if there is none.
  package var figure: String
  /// Whether the goal is met; `nil` if nothing was measured.
  package var holds: Bool?

  package init(_ property: String, goal: String, figure: String, holds: Bool?) {
    self.property = property
    self.goal = goal
    self.figure = figure
    self.holds = holds
  }
}
