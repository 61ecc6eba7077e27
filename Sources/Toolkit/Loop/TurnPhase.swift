/// Where a turn has got to; whoever times its parts reads the clock there.
///
/// What lies before `propertiesEnded` is the app's own, but for what the writes themselves take.
package nonisolated enum TurnPhase: CaseIterable, Sendable {
  case began
  /// The event is over, and all work that was queued by it.
  case eventEnded
  /// All properties are up to date.
  case propertiesEnded
  /// All views have their places, and the rows in view their cells.
  case layoutEnded
  /// The frame is committed, if anything was dirty.
  case displayEnded
}
