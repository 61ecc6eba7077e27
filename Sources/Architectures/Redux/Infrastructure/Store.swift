/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// An action goes through the middleware, then the reducer changes the state, then the notifier calls
/// the subscribers.
final class Store<State, Action> {
  /// The state, which views read through selectors.
  ///
  /// A copy that is kept during a dispatch makes the reducer copy the collections that it changes.
  private(set) var state: State
  private let reducer: @MainActor (inout State, Action) -> Void
  private let middleware: [any Middleware<State, Action>]
  private let notifier: any Notifier<State, Action>
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
    _ state: State, reducer: @escaping @MainActor (inout State, Action) -> Void,
    middleware: [any Middleware<State, Action>], notifier: any Notifier<State, Action>
  ) {
    self.state = state
    self.reducer = reducer
    self.middleware = middleware
    self.notifier = notifier
  }

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
    // The store gives its state up here: the reducer is the only owner and changes it in place.
    reducer(&state, action)
    notifier.notify(of: action, in: self)
  }

  // MARK: - Subscribers

  /// Shows the subscriber what it selects, now and after each change, for as long as it lives.
  func subscribe<Subscriber: AnyObject>(
    _ subscriber: Subscriber, select: (inout Selections<State, Subscriber>) -> Void
  ) {
    var selections = Selections<State, Subscriber>(of: subscriber)
    select(&selections)
    let all = selections.all
    notifier.add(subscriber, all)
    for selection in all { selection(state) }
  }

  private func notifyOfBatch() {
    isDispatching = true
    notifier.endBatch(in: self)
    passWaiting()
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
