/// The subscribers of a store; decides which of them are asked what they select.
protocol Subscribers: AnyObject {
  func add(_ subscription: StoreSubscription)
  func show(_ state: AppState)
}

/// Asks every subscriber, as a Redux store does.
final class AllSubscribers: Subscribers {
  private var subscriptions: [StoreSubscription] = []

  func add(_ subscription: StoreSubscription) {
    subscriptions.append(subscription)
  }

  func show(_ state: AppState) {
    var hasLostSubscriber = false
    // A subscriber that is added meanwhile has seen this state.
    for subscription in subscriptions where !subscription.show(state) { hasLostSubscriber = true }
    if hasLostSubscriber { subscriptions.removeAll { $0.subscriber == nil } }
  }
}
