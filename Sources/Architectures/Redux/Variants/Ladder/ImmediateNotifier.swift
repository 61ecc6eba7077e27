/// Notifies the subscribers of each action at once, as a Redux store without enhancers does.
final class ImmediateNotifier: Notifier {
  private let subscribers: any Subscribers

  init(_ subscribers: any Subscribers) {
    self.subscribers = subscribers
  }

  func add(_ subscription: StoreSubscription) {
    subscribers.add(subscription)
  }

  func notify(
    of action: AppAction, _ current: borrowing CurrentState<AppState>, in store: AppStore
  ) {
    subscribers.show(current.state)
  }

  /// Does nothing, because no batch is ever queued.
  func endBatch(_ current: borrowing CurrentState<AppState>) {}
}
