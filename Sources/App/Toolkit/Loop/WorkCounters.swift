/// The counters of all work that an app has the toolkit do; no work bypasses them.
package nonisolated struct WorkCounters: Equatable, Sendable {
  /// All property writes, effective or redundant.
  package internal(set) var writes = 0
  /// Writes of the value that a property already had; they make nothing dirty.
  package internal(set) var redundantWrites = 0
  /// Effective writes to views, without those that fill a cell coming into view.
  package internal(set) var viewWrites = 0
  /// Effective writes that fill a cell coming into view.
  package internal(set) var configurationWrites = 0

  package internal(set) var cellsCreated = 0
  package internal(set) var cellsDequeued = 0
  /// Cells that came into view and were filled.
  package internal(set) var cellsConfigured = 0
  /// Cells that were filled again in place.
  package internal(set) var cellsReconfigured = 0

  package internal(set) var rowInserts = 0
  package internal(set) var rowDeletes = 0
  package internal(set) var rowMoves = 0
  package internal(set) var rowReloads = 0
  /// Replacements of all rows by one operation, with cells kept.
  package internal(set) var reorders = 0
  /// Reloads of all rows.
  package internal(set) var tableReloads = 0
  /// Comparisons of two ids in a diffable data source.
  package internal(set) var idComparisons = 0

  package internal(set) var animationsStarted = 0
  /// Animations that were ended by a write of another value.
  package internal(set) var animationsCancelled = 0
  /// Animations that were restarted with the same value.
  package internal(set) var animationsRestarted = 0

  package internal(set) var layoutInvalidations = 0
  package internal(set) var layoutPasses = 0
  package internal(set) var propertyPasses = 0
  /// Painted character cells.
  package internal(set) var cellsPainted = 0
  package internal(set) var turns = 0
  package internal(set) var frames = 0

  package init() {}

  /// All counters with their names, in the order of reports.
  package static var all: [(name: String, value: KeyPath<WorkCounters, Int>)] {
    [
      ("viewWrites", \.viewWrites), ("redundantWrites", \.redundantWrites),
      ("configurationWrites", \.configurationWrites), ("writes", \.writes),
      ("cellsConfigured", \.cellsConfigured), ("cellsReconfigured", \.cellsReconfigured),
      ("cellsCreated", \.cellsCreated), ("cellsDequeued", \.cellsDequeued),
      ("rowInserts", \.rowInserts), ("rowDeletes", \.rowDeletes), ("rowMoves", \.rowMoves),
      ("rowReloads", \.rowReloads), ("reorders", \.reorders), ("tableReloads", \.tableReloads),
      ("idComparisons", \.idComparisons), ("animationsStarted", \.animationsStarted),
      ("animationsCancelled", \.animationsCancelled),
      ("animationsRestarted", \.animationsRestarted),
      ("layoutInvalidations", \.layoutInvalidations),
      ("layoutPasses", \.layoutPasses), ("propertyPasses", \.propertyPasses),
      ("cellsPainted", \.cellsPainted), ("turns", \.turns), ("frames", \.frames),
    ]
  }
}
