import Toolkit

/// Decides when a store's subscribers hear of an action: the task of a store enhancer in Redux.
protocol Notifier<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Adds a subscriber, which is not kept alive, with what it selects.
  func add(_ subscriber: AnyObject, _ selections: [Selection<State>])
  /// Called when the reducer has handled an action.
  func notify(of action: Action, in store: Store<State, Action>)
  /// Called when the store's `endBatch`, which this notifier has queued, runs.
  func endBatch(in store: Store<State, Action>)
}

/// Notifies the subscribers of each action at once, and of ticks once a turn.
///
/// This is Redux Toolkit's `autoBatchEnhancer`. Any other action ends the batch, because subscribers
/// always see the whole state.
final class BatchingNotifier: Notifier {
  private let loop: MainLoop
  private var subscriptions: [StoreSubscription<AppState>] = []
  private var isBatchOpen = false
  private var isEndQueued = false

  init(on loop: MainLoop) {
    self.loop = loop
  }

  func add(_ subscriber: AnyObject, _ selections: [Selection<AppState>]) {
    subscriptions.append(StoreSubscription(subscriber, selections))
  }

  func notify(of action: AppAction, in store: AppStore) {
    if action.isTick {
      isBatchOpen = true
      guard !isEndQueued else { return }
      isEndQueued = true
      loop.async(store.endBatch)
    } else {
      show(store.state)
    }
  }

  func endBatch(in store: AppStore) {
    isEndQueued = false
    if isBatchOpen { show(store.state) }
  }

  /// The state is an argument, so that it is read once for all subscribers.
  private func show(_ state: AppState) {
    isBatchOpen = false
    var hasLostSubscriber = false
    // A subscriber that is added meanwhile has seen this state.
    for subscription in subscriptions where !subscription.show(state) { hasLostSubscriber = true }
    if hasLostSubscriber { subscriptions.removeAll { !$0.isAlive } }
  }
}
