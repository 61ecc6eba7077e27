import Toolkit

/// Notifies the subscribers of each action at once, and of ticks once a turn.
///
/// This is Redux Toolkit's `autoBatchEnhancer`. Any other action ends the batch, because subscribers
/// always see the whole state.
final class BatchingNotifier: Notifier {
  private let loop: MainLoop
  private let subscribers: any Subscribers
  private var isBatchOpen = false
  private var isEndQueued = false

  init(_ subscribers: any Subscribers, on loop: MainLoop) {
    self.subscribers = subscribers
    self.loop = loop
  }

  func add(_ subscription: StoreSubscription) {
    subscribers.add(subscription)
  }

  func notify(
    of action: AppAction, _ current: borrowing CurrentState<AppState>, in store: AppStore
  ) {
    if action.isTick {
      isBatchOpen = true
      guard !isEndQueued else { return }
      isEndQueued = true
      loop.async(store.endBatch)
    } else {
      show(current)
    }
  }

  func endBatch(_ current: borrowing CurrentState<AppState>) {
    isEndQueued = false
    if isBatchOpen { show(current) }
  }

  private func show(_ current: borrowing CurrentState<AppState>) {
    isBatchOpen = false
    subscribers.show(current.state)
  }
}
