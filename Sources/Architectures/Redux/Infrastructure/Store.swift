/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// An action goes through the middleware, then the reducer makes the next state, then the notifier
/// calls the subscribers.
final class Store<State, Action> {
  private var current: CurrentState<State>
  private let reducer: Reducer<State, Action>
  private let middleware: [any Middleware<State, Action>]
  let notifier: any Notifier<State, Action>
  private var isDispatching = false
  private var waiting: [Action] = []
  /// Has the notifier call the subscribers for its batch.
  ///
  /// Made once, so that a notifier can queue it without an allocation.
  private(set) lazy var endBatch: () -> Void = { [weak self] in self?.notifyOfBatch() }

  /// - Parameters:
  ///   - state: the first state.
  ///   - reducer: a pure function of state and action.
  ///   - middleware: the first one handles an action first.
  ///   - notifier: decides when the subscribers hear of an action.
  init(
    _ state: State, reducer: @escaping Reducer<State, Action>,
    middleware: [any Middleware<State, Action>], notifier: any Notifier<State, Action>
  ) {
    current = CurrentState(state: state)
    self.reducer = reducer
    self.middleware = middleware
    self.notifier = notifier
  }

  /// The state, which views read through selectors.
  var state: State { _read { yield current.state } }

  /// Returns what a selector reads; it is lent the state, so nothing is copied.
  func read<Value>(_ selector: (State) -> Value) -> Value { current.read(selector) }

  /// Handles something that has happened.
  ///
  /// An action that is dispatched during another one waits until that one is done. So every subscriber
  /// sees every state, in the same order.
  func dispatch(_ action: Action) {
    guard !isDispatching else { return waiting.append(action) }
    isDispatching = true
    pass(action, to: 0)
    passWaiting()
  }

  private func passWaiting() {
    while !waiting.isEmpty { pass(waiting.removeFirst(), to: 0) }
    isDispatching = false
  }

  private func pass(_ action: Action, to index: Int) {
    guard index < middleware.count else { return reduce(action) }
    middleware[index].handle(action, in: self) { pass($0, to: index + 1) }
  }

  private func reduce(_ action: Action) {
    reducer(&current.state, action)
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
protocol Middleware<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Hands on the action with `next`, or another one in its place, or none.
  ///
  /// The store has the old state before `next` and the new one after it. The answer to a request is
  /// dispatched as an action of its own.
  func handle(_ action: Action, in store: Store<State, Action>, next: @MainActor (Action) -> Void)
}

/// The state of a store, which is lent to subscribers and never copied for them.
struct CurrentState<State>: ~Copyable {
  fileprivate(set) var state: State

  func read<Value>(_ selector: (State) -> Value) -> Value { selector(state) }
}

/// Changes a state by an action: a reducer, or one that is wrapped.
typealias Reducer<State, Action> = @MainActor (inout State, Action) -> Void

/// Returns a reducer that keeps the old state until the new one is made, as ReSwift's store does.
///
/// Two states are alive meanwhile, so the reducer copies each collection that it changes.
func keepingState<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> Reducer<State, Action> {
  { state, action in
    let old = state
    reducer(&state, action)
    // Without this the compiler would give the old state up early, because nothing reads it.
    withExtendedLifetime(old) {}
  }
}
