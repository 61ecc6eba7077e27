/// Holds the app's state, the one source of truth, and is alone in changing it.
///
/// An action goes through the middleware, then the reducer makes the next state, then the notifier
/// calls the subscribers.
final class Store<State, Action> {
  private var snapshot: Snapshot<State>
  private let reduction: Reduction<State, Action>
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
  ///   - reduction: makes the next state by a pure function of state and action.
  ///   - middleware: the first one handles an action first.
  ///   - notifier: decides when the subscribers hear of an action.
  init(
    _ state: State, reduction: @escaping Reduction<State, Action>,
    middleware: [any Middleware<State, Action>], notifier: any Notifier<State, Action>
  ) {
    snapshot = Snapshot(state)
    self.reduction = reduction
    self.middleware = middleware
    self.notifier = notifier
  }

  /// The state, which views read through selectors.
  var state: State { snapshot.state }

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
    reduction(&snapshot, action)
    notifier.notify(of: action, in: self)
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

/// One state of a store, which never changes; the next state is another snapshot.
///
/// So a subscriber reads a state without a copy of its parts, as a JavaScript selector does.
final class Snapshot<State> {
  let state: State

  init(_ state: State) {
    self.state = state
  }
}

/// Replaces the snapshot of a store by the one that follows from an action.
typealias Reduction<State, Action> = @MainActor (inout Snapshot<State>, Action) -> Void

/// Returns a reduction that keeps the old state until the new one is made, as ReSwift's store does.
///
/// Two states are alive meanwhile, so the reducer copies each collection that it changes.
func keepingState<State, Action>(
  _ reducer: @escaping @MainActor (inout State, Action) -> Void
) -> Reduction<State, Action> {
  { snapshot, action in
    let old = snapshot
    var next = old.state
    reducer(&next, action)
    snapshot = Snapshot(next)
    // Without this the compiler would give the old state up early, because nothing reads it.
    withExtendedLifetime(old) {}
  }
}
