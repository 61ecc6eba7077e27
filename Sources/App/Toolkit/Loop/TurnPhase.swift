/// The phases of a turn; a profiler reads its clock at each of them.
///
/// All work before `propertiesEnded` is the app's own, except for the cost of the writes
/// themselves.
package nonisolated enum TurnPhase: CaseIterable, Sendable {
  case began
  /// The event and all work that it queued have run.
  case eventEnded
  /// All properties have been updated.
  case propertiesEnded
  /// All views have their frames, and the rows in view have their cells.
  case layoutEnded
  /// The frame has been committed, if anything was dirty.
  case displayEnded
}
