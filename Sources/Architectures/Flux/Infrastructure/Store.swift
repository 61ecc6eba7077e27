/// Holds the state of one domain of the app, and decides how actions change it.
///
/// A subclass changes its state only in `onDispatch`. Others read it through getters. They hear
/// that it has changed, but not what.
class Store<Payload> {
  let dispatcher: Dispatcher<Payload>
  /// The token by which other stores wait for this one.
  private(set) lazy var dispatchToken = dispatcher.register(String(describing: Self.self)) {
    [unowned self] in invokeOnDispatch($0)
  }
  private var isChanged = false
  private var listeners: [(number: Int, callback: () -> Void)] = []
  private var lastNumber = 0

  /// Registers the store with the dispatcher, which must not outlive it.
  init(_ dispatcher: Dispatcher<Payload>) {
    self.dispatcher = dispatcher
    _ = dispatchToken
  }

  // MARK: - For subclasses

  /// Handles a payload: the only way in which new data enter a store.
  func onDispatch(_ payload: Payload) {
    fatalError("\(Self.self) handles no action. Override onDispatch(_:).")
  }

  /// Notes that the state has changed; listeners hear of it once, when `onDispatch` has returned.
  final func emitChange() {
    requireDispatch("emitChange")
    isChanged = true
  }

  // MARK: - For other stores

  /// Returns whether the present action has changed this store; waiting for the store comes first.
  final func hasChanged() -> Bool {
    requireDispatch("hasChanged")
    return isChanged
  }

  // MARK: - For controller-views

  /// Calls `callback` whenever this store has changed, until the result is released.
  final func addListener(_ callback: @escaping () -> Void) -> StoreListener {
    lastNumber += 1
    listeners.append((lastNumber, callback))
    return StoreListener { [self, number = lastNumber] in
      listeners.removeAll { $0.number == number }
    }
  }

  private func invokeOnDispatch(_ payload: Payload) {
    isChanged = false
    onDispatch(payload)
    if isChanged {
      for listener in listeners { listener.callback() }
    }
  }

  private func requireDispatch(_ method: String) {
    guard dispatcher.isDispatching else {
      fatalError("\(Self.self).\(method)(): No store handles an action now, so none can change.")
    }
  }
}
