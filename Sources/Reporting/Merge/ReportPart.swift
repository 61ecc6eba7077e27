/// A report that went into a merged one: what was measured, and where.
package struct ReportPart: Equatable, Codable, Sendable {
  package var environment: RunEnvironment
  package var run: RunSettings
  /// How many cells it has: interactions at a size.
  package var cells: Int
}
