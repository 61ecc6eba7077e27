/// Notifies the subscribers of each action at once, and of ticks once a turn.
///
/// This is Redux Toolkit's `autoBatchEnhancer`. Any other action ends the batch, because subscribers
/// always see the whole state.
final class BatchingNotifier {
  private let queueNotification: (@escaping () -> Void) -> Void
  private var subscriptions: [StoreSubscription] = []
  private var isBatchOpen = false
  private var isEndQueued = false

  /// - Parameter queueNotification: runs a closure after the other events of the turn.
  init(queueNotification: @escaping (@escaping () -> Void) -> Void) {
    self.queueNotification = queueNotification
  }

  func add(_ subscription: StoreSubscription) {
    subscriptions.append(subscription)
  }

  /// Called when the reducer has handled an action.
  func notify(of action: AppAction, _ current: borrowing CurrentState, in store: Store) {
    if action.isTick {
      isBatchOpen = true
      guard !isEndQueued else { return }
      isEndQueued = true
      queueNotification(store.endBatch)
    } else {
      show(current)
    }
  }

  /// Called when the store's `endBatch`, which this notifier has queued, runs.
  func endBatch(_ current: borrowing CurrentState) {
    isEndQueued = false
    if isBatchOpen { show(current) }
  }

  private func show(_ current: borrowing CurrentState) {
    isBatchOpen = false
    var hasLostSubscriber = false
    // A subscriber that is added meanwhile has seen this state.
    for subscription in subscriptions where !subscription.show(current.state) {
      hasLostSubscriber = true
    }
    if hasLostSubscriber { subscriptions.removeAll { $0.subscriber == nil } }
  }
}
