/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// The reducer makes the next state of each action. Then listeners react, and subscribers show it.
final class Store {
  private(set) var state: AppState
  private let reducer: (AppState, AppAction) -> AppState
  private let listeners: [any Listener]
  private let services: Services
  private let batch: AutoBatch
  private var subscriptions: [StoreSubscription] = []
  /// The state that the subscribers were shown last.
  private var shown: AppState
  private var isNotifying = false
  /// Whether subscribers have to be notified, again if they are being so.
  private var needsNotifying = false

  /// - Parameters:
  ///   - reducer: returns the next state.
  ///   - state: the first state.
  ///   - listeners: the first one hears of an action first.
  ///   - services: what thunks and listeners use.
  ///   - batch: decides when the subscribers hear of an action.
  init(
    reducer: @escaping (AppState, AppAction) -> AppState, state: AppState,
    listeners: [any Listener], services: Services, batch: AutoBatch
  ) {
    self.reducer = reducer
    self.state = state
    shown = state
    self.listeners = listeners
    self.services = services
    self.batch = batch
  }

  // MARK: - Dispatching

  /// Handles something that has happened; when it returns, the state is the next one.
  func dispatch(_ action: AppAction) {
    let old = state
    state = reducer(old, action)
    for listener in listeners { listener.handle(action, from: old, in: self, services) }
    batch.notify(of: action, in: self)
  }

  /// Runs a thunk, which dispatches actions.
  func dispatch(_ thunk: Thunk) {
    thunk(self, services)
  }

  // MARK: - Notifying

  /// Shows the subscriber what it selects, now and after each change, until it ends or unsubscribes.
  func subscribe<Subscriber: AnyObject>(
    _ subscriber: Subscriber, select: (inout Selections<Subscriber>) -> Void
  ) {
    var selections = Selections<Subscriber>()
    select(&selections)
    let subscription = StoreSubscription(subscriber, selections)
    subscriptions.removeAll { $0.subscriber == nil }
    subscriptions.append(subscription)
    subscription.show(from: nil, to: shown)
  }

  func unsubscribe(_ subscriber: AnyObject) {
    let index = subscriptions.lastIndex { $0.subscriber === subscriber }
    if let index { subscriptions.remove(at: index).end() }
  }

  /// Shows each subscriber what has changed since the state that it was shown last.
  ///
  /// A subscriber may dispatch, as a view that appears does. What that changes is shown when all have
  /// been shown this state. So all see the states in the same order.
  func notify() {
    needsNotifying = true
    guard !isNotifying else { return }
    isNotifying = true
    while needsNotifying {
      needsNotifying = false
      let (old, new) = (shown, state)
      shown = new
      for subscription in subscriptions { subscription.show(from: old, to: new) }
    }
    isNotifying = false
  }
}

/// Work that dispatches actions and uses services, such as a request.
typealias Thunk = (Store, Services) -> Void

/// Reacts to actions and to changes of the state, for what no single thunk can do.
protocol Listener {
  /// Called when the reducer has handled the action, before the subscribers see the new state.
  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services)
}
