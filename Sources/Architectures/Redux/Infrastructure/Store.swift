/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// The reducer makes the next state of each action. Then subscribers show it, and listeners react.
final class Store {
  private(set) var state: AppState
  private let reducer: (AppState, AppAction) -> AppState
  private let listeners: [any Listener]
  private let services: Services
  private let batch: AutoBatch
  private var subscriptions: [StoreSubscription] = []
  private var isDispatching = false
  /// What was dispatched during an action.
  private var waiting: [() -> Void] = []

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
    self.listeners = listeners
    self.services = services
    self.batch = batch
  }

  // MARK: - Dispatching

  /// Handles something that has happened.
  ///
  /// What is dispatched during an action waits until that one is done. So all subscribers see the
  /// states in the same order.
  func dispatch(_ action: AppAction) {
    guard !isDispatching else { return waiting.append { self.dispatch(action) } }
    transact {
      let old = state
      state = reducer(old, action)
      batch.notify(of: action, from: old, in: self)
      for listener in listeners { listener.handle(action, from: old, in: self, services) }
    }
  }

  /// Runs a thunk, which dispatches actions.
  func dispatch(_ thunk: @escaping Thunk) {
    guard !isDispatching else { return waiting.append { self.dispatch(thunk) } }
    thunk(self, services)
  }

  private func transact(_ body: () -> Void) {
    guard !isDispatching else { return body() }
    isDispatching = true
    body()
    isDispatching = false
    let next = waiting
    waiting = []
    for dispatch in next { dispatch() }
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
    subscription.show(from: nil, to: state)
  }

  func unsubscribe(_ subscriber: AnyObject) {
    let index = subscriptions.lastIndex { $0.subscriber === subscriber }
    if let index { subscriptions.remove(at: index).end() }
  }

  /// Shows each subscriber what has changed since a state.
  func notify(from old: AppState) {
    transact {
      let new = state
      // A subscriber that is added meanwhile has seen this state.
      for subscription in subscriptions { subscription.show(from: old, to: new) }
    }
  }
}

/// Work that dispatches actions and uses services, such as a request.
typealias Thunk = (Store, Services) -> Void

/// Reacts to actions and to changes of the state, for what no single thunk can do.
protocol Listener {
  /// Called when the reducer has handled the action, and after the subscribers unless it is batched.
  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services)
}
