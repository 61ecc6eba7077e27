/// A report that is part of a merged one: what was measured, and where.
package struct ReportPart: Equatable, Codable, Sendable {
  package var environment: RunEnvironment
  package var run: RunSettings
  /// The number of cases: interactions at a size.
  package var cells: Int
}
