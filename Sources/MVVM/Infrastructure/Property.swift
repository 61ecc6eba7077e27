/// A value that can be observed and not be set: set it where it is an `@Output`, or derive it.
///
/// Changes are told at once and in the order in which they were observed; the same value again is
/// no change. A derived property follows others only while it is observed itself: what no view is
/// bound to is not computed.
final class Property<Value: Equatable>: ObserverSource {
  /// What the value is made of; a variant may put it another way before there are observers.
  var content: Content
  private var observers: [Observer<Value>] = []
  private var changeCount = 0

  enum Content {
    case held(Value)
    case derived(Derivation<Value>)
    /// Held, and the toolchain's `Observation` hears of it.
    case observed(ObservedValue<Value>)
    /// Held, and an equal value counts as a change.
    case repeated(Value)
  }

  fileprivate init(held value: Value) {
    content = .held(value)
  }

  init(_ derivation: Derivation<Value>) {
    content = .derived(derivation)
  }

  /// The value as it is now.
  var value: Value {
    switch content {
    case .held(let value), .repeated(let value): value
    case .derived(let derivation): derivation.value
    case .observed(let observed): observed.value
    }
  }

  /// Calls `handler` with the value as it is, and with each other one that comes after.
  func observe(in bag: DisposalBag, _ handler: @escaping (Value) -> Void) {
    observeChanges(in: bag, handler)
    handler(value)
  }

  /// Calls `handler` with each value that is another than the one before.
  func observeChanges(in bag: DisposalBag, _ handler: @escaping (Value) -> Void) {
    if observers.isEmpty, case .derived(let derivation) = content {
      derivation.start { [unowned self] in
        if derivation.update() { notify() }
      }
    }
    let observer = Observer(of: self, handler)
    observers.append(observer)
    bag.add(observer)
  }

  func remove(_ observer: any Disposable) {
    observers.removeAll { $0 === observer }
    if observers.isEmpty, case .derived(let derivation) = content { derivation.stop() }
  }

  fileprivate func set(_ new: Value) {
    switch content {
    case .held:
      // Compared once it is out: a copy of it to compare with would cost a retain for each part.
      var old = Content.held(new)
      swap(&content, &old)
      if case .held(let old) = old, old == new { return }
    case .observed(let observed):
      guard observed.set(new) else { return }
    case .repeated: content = .repeated(new)
    case .derived: return
    }
    notify()
  }

  private func notify() {
    guard !observers.isEmpty else { return }
    changeCount += 1
    let change = changeCount
    let value = value
    for observer in observers {
      observer.receive(value)
      // An observer has set another value meanwhile, and all have heard of that.
      if change != changeCount { return }
    }
  }
}

/// A property of a view model or store that it alone can set.
///
/// Others see the `Property`; the owner writes through the wrapper, which Swift keeps private:
///
///     @Output(0) var count: Property<Int>
///     func add() { _count.value += 1 }
@propertyWrapper struct Output<Value: Equatable> {
  let wrappedValue: Property<Value>

  init(_ initial: Value) {
    wrappedValue = Property(held: initial)
  }

  var value: Value {
    get { wrappedValue.value }
    nonmutating set { wrappedValue.set(newValue) }
  }
}
