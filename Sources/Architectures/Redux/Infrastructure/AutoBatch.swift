/// Decides when a store tells its subscribers of an action, as Redux Toolkit's `autoBatchEnhancer`.
///
/// Of batched actions they hear at the end of the turn, or with the next action that is not batched.
final class AutoBatch {
  private let queueNotification: (@escaping () -> Void) -> Void
  /// The state that the subscribers have seen last, while a batch is open.
  private var seen: AppState?

  /// `queueNotification` runs a closure after the other events of the turn.
  init(queueNotification: @escaping (@escaping () -> Void) -> Void) {
    self.queueNotification = queueNotification
  }

  /// Tells the subscribers what the action has changed, now or at the end of the turn.
  func notify(of action: AppAction, from old: AppState, in store: Store) {
    guard action.isBatched else { return store.notify(from: end() ?? old) }
    guard seen == nil else { return }
    seen = old
    queueNotification { [self, weak store] in
      if let old = end() { store?.notify(from: old) }
    }
  }

  /// Closes the batch and returns the state that the subscribers have seen last; `nil` if none is open.
  private func end() -> AppState? {
    defer { seen = nil }
    return seen
  }
}
