/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// The reducer makes the next state of each action. Then subscribers show it, and listeners react.
final class Store {
  private(set) var state: AppState
  /// The state that the subscribers have seen last.
  private var shownState: AppState
  private var subscriptions: [StoreSubscription] = []
  private let listeners: [any Listener]
  private let services: Services
  private var isDispatching = false
  private var waiting: [(action: AppAction, isBatched: Bool)] = []
  /// Whether subscribers have yet to hear of batched actions.
  private var isBatchOpen = false
  private let queueNotification: (@escaping () -> Void) -> Void

  /// - Parameters:
  ///   - state: the first state.
  ///   - listeners: the first one hears of an action first.
  ///   - services: what thunks and listeners use.
  ///   - queueNotification: runs a closure after the other events of the turn.
  init(
    _ state: AppState, listeners: [any Listener], services: Services,
    queueNotification: @escaping (@escaping () -> Void) -> Void
  ) {
    self.state = state
    shownState = state
    self.listeners = listeners
    self.services = services
    self.queueNotification = queueNotification
  }

  // MARK: - Dispatching

  /// Handles something that has happened.
  ///
  /// An action that is dispatched during another one waits until that one is done. So every subscriber
  /// sees every state, in the same order. Subscribers hear of a batched action at the end of the turn.
  func dispatch(_ action: AppAction, isBatched: Bool = false) {
    waiting.append((action, isBatched))
    if !isDispatching { reduceWaiting() }
  }

  /// Runs a thunk, which dispatches actions.
  func dispatch(_ thunk: Thunk) {
    thunk(self, services)
  }

  private func reduceWaiting() {
    isDispatching = true
    while !waiting.isEmpty {
      let (action, isBatched) = waiting.removeFirst()
      let old = state
      state = appReducer(old, action)
      if isBatched { openBatch() } else { notify() }
      for listener in listeners { listener.handle(action, from: old, in: self, services) }
    }
    isDispatching = false
  }

  // MARK: - Notifying

  /// Shows the subscriber what it selects, now and after each change, until it ends or unsubscribes.
  func subscribe<Subscriber: AnyObject>(
    _ subscriber: Subscriber, select: (inout Selections<Subscriber>) -> Void
  ) {
    // All subscribers have then seen the same state.
    endBatch()
    var selections = Selections<Subscriber>()
    select(&selections)
    let subscription = StoreSubscription(subscriber, selections)
    subscriptions.append(subscription)
    subscription.show(from: nil, to: state)
  }

  func unsubscribe(_ subscriber: AnyObject) {
    let index = subscriptions.lastIndex { $0.subscriber === subscriber }
    if let index { subscriptions.remove(at: index).end() }
  }

  private func notify() {
    let old = shownState
    let new = state
    shownState = new
    isBatchOpen = false
    var hasLostSubscriber = false
    // A subscriber that is added meanwhile has seen this state.
    for subscription in subscriptions where !subscription.show(from: old, to: new) {
      hasLostSubscriber = true
    }
    if hasLostSubscriber { subscriptions.removeAll { $0.subscriber == nil } }
  }

  private func openBatch() {
    guard !isBatchOpen else { return }
    isBatchOpen = true
    queueNotification { [weak self] in self?.endBatch() }
  }

  /// Notifies the subscribers of batched actions, unless another action has done so.
  private func endBatch() {
    guard isBatchOpen else { return }
    isDispatching = true
    notify()
    reduceWaiting()
  }
}

/// Work that dispatches actions and uses services, such as a request.
typealias Thunk = (Store, Services) -> Void

/// Reacts to actions and to changes of the state, for what no single thunk can do.
protocol Listener {
  /// Called when the reducer has handled the action and the subscribers have seen the new state.
  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services)
}
