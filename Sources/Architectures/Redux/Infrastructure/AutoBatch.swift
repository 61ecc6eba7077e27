/// Decides when a store tells its subscribers of an action, as Redux Toolkit's `autoBatchEnhancer`.
///
/// Of batched actions they hear at the end of the turn, or with the next action that is not batched.
final class AutoBatch {
  private let queueNotification: (@escaping () -> Void) -> Void
  /// Whether the subscribers have still to hear of batched actions.
  private var isOpen = false

  /// `queueNotification` runs a closure after the other events of the turn.
  init(queueNotification: @escaping (@escaping () -> Void) -> Void) {
    self.queueNotification = queueNotification
  }

  /// Tells the subscribers what the action has changed, now or at the end of the turn.
  func notify(of action: AppAction, in store: Store) {
    guard action.isBatched else { return close(in: store) }
    guard !isOpen else { return }
    isOpen = true
    queueNotification { [self, weak store] in
      if let store, isOpen { close(in: store) }
    }
  }

  private func close(in store: Store) {
    isOpen = false
    store.notify()
  }
}
