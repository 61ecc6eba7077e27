/// All work that an app has the toolkit do, counted; nobody gets past it.
package nonisolated struct WorkCounters: Equatable, Sendable {
  /// Property writes of any outcome.
  package internal(set) var writes = 0
  /// Writes of the value that was there already; they dirty nothing.
  package internal(set) var redundantWrites = 0
  /// Effective writes to views, those that fill a cell which comes into view left out.
  package internal(set) var viewWrites = 0
  /// Effective writes that fill a cell which comes into view.
  package internal(set) var configurationWrites = 0

  package internal(set) var cellsCreated = 0
  package internal(set) var cellsDequeued = 0
  /// Cells that came into view and were filled.
  package internal(set) var cellsConfigured = 0
  /// Cells that were filled again where they stood.
  package internal(set) var cellsReconfigured = 0

  package internal(set) var rowInserts = 0
  package internal(set) var rowDeletes = 0
  package internal(set) var rowMoves = 0
  package internal(set) var rowReloads = 0
  /// All rows in another order, as one operation.
  package internal(set) var reorders = 0
  /// All rows anew.
  package internal(set) var tableReloads = 0
  /// Comparisons of two ids in a diffable data source.
  package internal(set) var idComparisons = 0

  package internal(set) var animationsStarted = 0
  /// Animations that a write of another value ended.
  package internal(set) var animationsCancelled = 0
  /// Animations that began again with the same value.
  package internal(set) var animationsRestarted = 0

  package internal(set) var layoutInvalidations = 0
  package internal(set) var layoutPasses = 0
  package internal(set) var propertyPasses = 0
  /// Character cells painted.
  package internal(set) var cellsPainted = 0
  package internal(set) var turns = 0
  package internal(set) var frames = 0
  /// What was spent of the loop's `viewCost`; no work of the app's, so it is in no report.
  package internal(set) var syntheticNanoseconds = 0

  package init() {}

  /// Every counter with its name, in the order of reports.
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
