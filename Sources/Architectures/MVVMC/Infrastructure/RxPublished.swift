/// The state of a provider or a service, which only its owner can change, and which others observe.
///
/// The compiler keeps everybody else from the setter, and from `commit`:
///
///     @RxPublished private(set) var currentState = LoginProviderState()
///     lazy var state = $currentState
///     func edit(_ name: String) { currentState.name = name }
@propertyWrapper struct RxPublished<State> {
  private let relay: BehaviorRelay<State>
  /// The state as others observe it.
  let projectedValue: Observable<State>

  init(wrappedValue: State) {
    relay = BehaviorRelay(wrappedValue)
    projectedValue = relay.asObservable()
  }

  /// Each change of a field is delivered at once; `commit` delivers several together.
  var wrappedValue: State {
    get { relay.value }
    nonmutating set { relay.accept(newValue) }
  }

  /// Changes several fields, and delivers the state once, at the end.
  func commit(changes: (inout State) -> Void) {
    relay.commit(changes)
  }
}

/// A state that several screens share: it is the truth, and their providers observe it.
///
/// Those of the signed-in user are registered for the session, and last as long.
final class SharedStore<State> {
  private let relay: BehaviorRelay<State>
  /// The state as it is now, and each one to come.
  let state: Observable<State>

  init(_ state: State) {
    relay = BehaviorRelay(state)
    self.state = relay.asObservable()
  }

  var currentState: State { relay.value }

  /// Changes several fields, and delivers the state once, at the end.
  func commit(changes: (inout State) -> Void) {
    relay.commit(changes)
  }
}

extension BehaviorRelay {
  /// Changes a copy, and then puts it in the place of the value: the old one stays whole until then.
  fileprivate func commit(_ changes: (inout Element) -> Void) {
    var updatedValue = value
    changes(&updatedValue)
    accept(updatedValue)
  }
}
