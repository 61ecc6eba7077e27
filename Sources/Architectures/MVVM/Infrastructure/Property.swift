/// A value that can be observed but not set: it is either the value of an `@Output`, or derived.
///
/// Observers hear of changes at once, in the order in which they began to observe. Setting an equal
/// value is no change. A derived property follows its sources only while it is observed itself, so
/// an output without a binding is not computed.
final class Property<Value: Equatable>: ObserverSource {
  private var content: Content
  private var observers: [Observer<Value>] = []
  private var changeCount = 0

  private enum Content {
    case held(Value)
    case derived(Derivation<Value>)
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
    case .held(let value): value
    case .derived(let derivation): derivation.value
    }
  }

  /// Calls `handler` with the value now, and with each different value as it comes.
  func observe(in bag: DisposalBag, _ handler: @escaping (Value) -> Void) {
    observeChanges(in: bag, handler)
    handler(value)
  }

  /// Calls `handler` with each value that differs from the one before.
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
    guard case .held = content else { return }
    // Compared after the swap: comparing with a copy would retain each part of the old value.
    var old = Content.held(new)
    swap(&content, &old)
    if case .held(let old) = old, old == new { return }
    notify()
  }

  private func notify() {
    guard !observers.isEmpty else { return }
    changeCount += 1
    let change = changeCount
    let value = value
    for observer in observers {
      observer.receive(value)
      // An observer has set another value, and all observers have heard of that one already.
      if change != changeCount { return }
    }
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
    wrappedValue = Property(held: initial)
  }

  var value: Value {
    get { wrappedValue.value }
    nonmutating set { wrappedValue.set(newValue) }
  }
}
