/// Holds the state of the app, the one source of truth, and is alone in changing it.
///
/// An action goes through the middleware, then the reducer changes the state, then the subscribers
/// hear of it, all before `dispatch` returns; of a batched action they hear at the end of the turn.
final class Store<State, Action> {
  /// To be read through selectors.
  ///
  /// Whoever keeps a copy of it over a dispatch makes the reducer copy the collections it touches.
  private(set) var state: State
  private let reducer: @MainActor (inout State, Action) -> Void
  private let middleware: [any Middleware<State, Action>]
  private let batching: Batching<Action>?
  private let connecting: Connecting<State>
  private let concernsSubscribers: @MainActor (inout State) -> Bool
  private var subscriptions: [StoreSubscription<State>] = []
  private var isDispatching = false
  private var waiting: [Action] = []
  private var isBatchOpen = false
  private var isEndOfBatchQueued = false
  /// Made once, as queueing it costs nothing then.
  private lazy var endBatch: () -> Void = { [weak self] in self?.notifyOfBatch() }

  /// - Parameters:
  ///   - state: how it all begins.
  ///   - reducer: a pure function of state and action.
  ///   - middleware: the first one hears of an action first.
  ///   - batching: which actions the subscribers need not hear of at once.
  ///   - connecting: what becomes of a subscriber's selections once it has seen the first state.
  ///   - concernsSubscribers: whether any of them may select otherwise after an action; asked for the
  ///     state where it lies, as handing it on has its price.
  init(
    _ state: State, reducer: @escaping @MainActor (inout State, Action) -> Void,
    middleware: [any Middleware<State, Action>], batching: Batching<Action>? = nil,
    connecting: @escaping Connecting<State> = { _, selections in selections },
    concernsSubscribers: @escaping @MainActor (inout State) -> Bool = { _ in true }
  ) {
    self.concernsSubscribers = concernsSubscribers
    self.state = state
    self.reducer = reducer
    self.middleware = middleware
    self.batching = batching
    self.connecting = connecting
  }

  /// Tells what has happened.
  ///
  /// Told while another action is under way, it waits for its turn: so every subscriber sees every
  /// state, in the same order.
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
    // The old state is given up here: the reducer is its only owner and changes it where it lies.
    reducer(&state, action)
    guard concernsSubscribers(&state) else { return }
    if let batching, batching.isBatched(action) {
      openBatch(batching)
    } else {
      notify(of: state)
    }
  }

  // MARK: - Batches

  private func openBatch(_ batching: Batching<Action>) {
    isBatchOpen = true
    guard !isEndOfBatchQueued else { return }
    isEndOfBatchQueued = true
    batching.queue(endBatch)
  }

  private func notifyOfBatch() {
    isEndOfBatchQueued = false
    guard isBatchOpen else { return }
    isDispatching = true
    notify(of: state)
    passWaiting()
  }

  // MARK: - Subscribers

  /// Shows the subscriber what it selects of the state, now and after each change, for as long as
  /// it lives: the store does not keep it alive.
  func subscribe<Subscriber: AnyObject>(
    _ subscriber: Subscriber, select: (inout Selections<State, Subscriber>) -> Void
  ) {
    var selections = Selections<State, Subscriber>(of: subscriber)
    select(&selections)
    let all = selections.all
    subscriptions.append(StoreSubscription(subscriber, connecting(subscriber, all)))
    for selection in all { selection(state) }
  }

  /// The state comes as an argument, so that it is read once for all.
  private func notify(of state: State) {
    isBatchOpen = false
    var hasLostSubscriber = false
    // Those who subscribe meanwhile have seen this state.
    for subscription in subscriptions where !subscription.show(state) { hasLostSubscriber = true }
    if hasLostSubscriber { subscriptions.removeAll { !$0.isAlive } }
  }
}
