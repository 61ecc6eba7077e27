/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// An action goes through the middleware, then the reducer makes the next state, then the notifier
/// calls the subscribers.
final class Store {
  private var current: CurrentState
  private let middleware: [any Middleware]
  let notifier: BatchingNotifier
  private var isDispatching = false
  private var waiting: [AppAction] = []
  /// Has the notifier call the subscribers for its batch.
  ///
  /// Made once, so that the notifier can queue it without an allocation.
  private(set) lazy var endBatch: () -> Void = { [weak self] in self?.notifyOfBatch() }

  /// - Parameters:
  ///   - state: the first state.
  ///   - middleware: the first one handles an action first.
  ///   - queueNotification: runs a closure after the other events of the turn.
  init(
    _ state: AppState, middleware: [any Middleware],
    queueNotification: @escaping (@escaping () -> Void) -> Void
  ) {
    current = CurrentState(state: state)
    self.middleware = middleware
    notifier = BatchingNotifier(queueNotification: queueNotification)
  }

  /// The state, which views read through selectors.
  var state: AppState { _read { yield current.state } }

  /// Returns what a selector reads; it is lent the state, so nothing is copied.
  func read<Value>(_ selector: (AppState) -> Value) -> Value { current.read(selector) }

  /// Handles something that has happened.
  ///
  /// An action that is dispatched during another one waits until that one is done. So every subscriber
  /// sees every state, in the same order.
  func dispatch(_ action: AppAction) {
    guard !isDispatching else { return waiting.append(action) }
    isDispatching = true
    pass(action, to: 0)
    passWaiting()
  }

  private func passWaiting() {
    while !waiting.isEmpty { pass(waiting.removeFirst(), to: 0) }
    isDispatching = false
  }

  private func pass(_ action: AppAction, to index: Int) {
    guard index < middleware.count else { return reduce(action) }
    middleware[index].handle(action, in: self) { pass($0, to: index + 1) }
  }

  /// Keeps the old state until the new one is made, as ReSwift's store does.
  ///
  /// Two states are alive meanwhile, so the reducer copies each collection that it changes.
  private func reduce(_ action: AppAction) {
    let old = current.state
    appReducer(&current.state, action)
    // Without this the compiler would give the old state up early, because nothing reads it.
    withExtendedLifetime(old) {}
    notifier.notify(of: action, current, in: self)
  }

  private func notifyOfBatch() {
    isDispatching = true
    notifier.endBatch(current)
    passWaiting()
  }
}

extension Store: CustomReflectable {
  /// Shows the state, which reflection cannot read, because it is lent only.
  var customMirror: Mirror {
    Mirror(
      self, children: ["state": state, "middleware": middleware, "notifier": notifier],
      displayStyle: .class)
  }
}

/// Stands between `dispatch` and the reducer: the only place for effects, ids and the clock.
protocol Middleware: AnyObject {
  /// Hands on the action with `next`, or another one in its place, or none.
  ///
  /// The store has the old state before `next` and the new one after it. The answer to a request is
  /// dispatched as an action of its own.
  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void)
}

/// The state of a store, which is lent to subscribers and never copied for them.
struct CurrentState: ~Copyable {
  fileprivate(set) var state: AppState

  func read<Value>(_ selector: (AppState) -> Value) -> Value { selector(state) }
}
