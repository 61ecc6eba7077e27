/// Events that can be observed but not sent, except where the signal is an `@Emitter`.
///
/// An observer does not send the signal that it hears: later observers would hear the newer event
/// first.
class Signal<Event> {
  /// In the order in which they began to observe.
  private var observers: [Observer<Event>] = []

  fileprivate init() {}

  /// Calls `handler` with each event from now on, at once.
  func observe(in bag: DisposalBag, _ handler: @escaping (Event) -> Void) {
    let observer = Observer(handler)
    observers.append(observer)
    // Retains the signal. So a chain of derived properties lives as long as its end is observed.
    bag.add { [self] in
      observer.handler = nil
      observers.removeAll { $0 === observer }
    }
  }

  /// Calls the observers as long as the event is the latest one.
  fileprivate final func send(_ event: Event, while isLatest: () -> Bool = { true }) {
    for observer in observers where isLatest() { observer.handler?(event) }
  }
}

/// A signal of a view model or store that only its owner can send.
///
///     @Emitter var close: Signal<Void>
///     func cancelTapped() { _close.send(()) }
@propertyWrapper struct Emitter<Event> {
  let wrappedValue = Signal<Event>()

  func send(_ event: Event) {
    wrappedValue.send(event)
  }
}

/// One observation.
private final class Observer<Event> {
  /// `nil` after the end of the observation, which may come while others are being told.
  var handler: ((Event) -> Void)?

  init(_ handler: @escaping (Event) -> Void) {
    self.handler = handler
  }
}

// MARK: - Properties

/// A value that can be observed but not set: it is either the value of an `@Output`, or derived.
///
/// Its events are its changes, of which observers hear at once. Setting an equal value is no change.
/// If an observer sets another value, all hear that one, and the rest do not hear the old one.
final class Property<Value: Equatable>: Signal<Value> {
  fileprivate(set) var value: Value {
    didSet { if value != oldValue { deliver() } }
  }
  private var changeCount = 0
  /// The observations from which a derived property has its values.
  private lazy var sources = DisposalBag()

  fileprivate init(_ value: Value) {
    self.value = value
  }

  private func deliver() {
    changeCount += 1
    let count = changeCount
    send(value) { count == changeCount }
  }

  /// Makes a setter of a view show the value now, and each different value as it comes.
  ///
  /// A binding passes the value on unchanged: all formatting is done in the view model.
  func bind(to setter: @escaping (Value) -> Void, in bag: DisposalBag) {
    observe(in: bag, setter)
    setter(value)
  }

  /// Returns a property with the result of `transform` for the value of this one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    let result = Property<Result>(transform(value))
    observe(in: result.sources) { [unowned result] in result.value = transform($0) }
    return result
  }

  /// Returns a property with the result of `transform` for the values of this one and another one.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    let result = map { [unowned other] in transform($0, other.value) }
    other.observe(in: result.sources) { [unowned self, unowned result] in
      result.value = transform(value, $0)
    }
    return result
  }
}

/// A property of a view model or store that only its owner can set.
///
/// Others see the `Property`. The owner writes through the wrapper, which Swift keeps private:
///
///     @Output(0) var count: Property<Int>
///     func add() { _count.value += 1 }
@propertyWrapper struct Output<Value: Equatable> {
  let wrappedValue: Property<Value>

  init(_ initial: Value) {
    wrappedValue = Property(initial)
  }

  var value: Value {
    get { wrappedValue.value }
    nonmutating set { wrappedValue.value = newValue }
  }
}
