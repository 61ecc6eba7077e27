/// A store whose state is a value, and which emits a change if an action has made another value.
class ReduceStore<State: Equatable, Payload>: Store<Payload> {
  private(set) final var state: State

  /// Registers the store with the dispatcher, which must not outlive it.
  init(_ dispatcher: Dispatcher<Payload>, _ initialState: State) {
    state = initialState
    super.init(dispatcher)
  }

  /// Changes the state by an action, and nothing else.
  ///
  /// A store that reads others waits for them first.
  func reduce(_ state: inout State, _ action: Payload) {
    fatalError("\(Self.self) handles no action. Override reduce(_:_:).")
  }

  final override func onDispatch(_ payload: Payload) {
    var new = state
    reduce(&new, payload)
    guard new != state else { return }
    state = new
    emitChange()
  }
}
