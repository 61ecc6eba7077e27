/// The state of a provider, which only the provider can change, and which others observe.
///
/// The compiler keeps everybody else from the setter, and from `commit`:
///
///     @RxPublished private(set) var currentState = LoginProviderState()
///     lazy var state = $currentState
///     func edit(_ name: String) { _currentState.commit { $0.name = name } }
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
    nonmutating set { relay.value = newValue }
  }

  /// Changes several fields, and delivers the state once, at the end.
  func commit(changes: (inout State) -> Void) {
    commitCopy(relay, changes)
  }
}

/// A state that several screens share: it is the truth, and their providers observe it.
///
/// Those of the signed-in user are registered for the session, and last as long.
final class SharedStore<State> {
  private let relay: BehaviorRelay<State>
  private let committing: Committing<State>
  private let fields: any FieldDelivery
  /// The state as it is now, and each one to come.
  let state: Observable<State>

  init(
    _ state: State, _ committing: @escaping Committing<State> = commitCopy,
    _ fields: any FieldDelivery = DistinctFields()
  ) {
    relay = BehaviorRelay(state)
    (self.committing, self.fields) = (committing, fields)
    self.state = relay.asObservable()
  }

  var currentState: State { relay.value }

  /// Returns one field of the state, for those who depend on no other.
  func field<Value: Equatable>(_ field: @escaping (State) -> Value) -> Observable<Value> {
    fields.delivery(of: state.map(field))
  }

  /// Changes several fields, and delivers the state once, at the end.
  func commit(changes: (inout State) -> Void) {
    committing(relay, changes)
  }
}

/// How the state of a store is changed: a choice of the composition.
typealias Committing<State> = @MainActor (BehaviorRelay<State>, (inout State) -> Void) -> Void

/// Changes a copy, and then puts it in the place of the state: the old one stays whole until then.
func commitCopy<State>(_ relay: BehaviorRelay<State>, _ changes: (inout State) -> Void) {
  var updatedState = relay.value
  changes(&updatedState)
  relay.value = updatedState
}

/// When those who observe one field of a shared state are told: a choice of the composition.
protocol FieldDelivery {
  func delivery<Value: Equatable>(of field: Observable<Value>) -> Observable<Value>
}

/// Tells of a field when it has changed.
struct DistinctFields: FieldDelivery {
  func delivery<Value: Equatable>(of field: Observable<Value>) -> Observable<Value> {
    field.distinctUntilChanged()
  }
}
