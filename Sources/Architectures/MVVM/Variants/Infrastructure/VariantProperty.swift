/// A `Property` that a variant can hold and bind in other ways.
///
/// The variants have copies of the stores, view models and view controllers that use it, so that
/// the headline knows nothing of other ways. Each copy has the name of its original.
final class VariantProperty<Value: Equatable>: ObserverSource {
  /// The value or its derivation; a binding may replace it before there are observers.
  var content: Content
  private var observers: [Observer<Value>] = []
  private var changeCount = 0

  enum Content {
    case held(Value)
    case derived(VariantDerivation<Value>)
    /// A held value, with its reads and changes reported to the toolchain's `Observation`.
    case observed(ObservedValue<Value>)
    /// A held value for which an equal value counts as a change.
    case repeated(Value)
  }

  fileprivate init(held value: Value) {
    content = .held(value)
  }

  init(_ derivation: VariantDerivation<Value>) {
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
    switch content {
    case .held:
      // Compared after the swap: comparing with a copy would retain each part of the old value.
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
      // An observer has set another value, and all observers have heard of that one already.
      if change != changeCount { return }
    }
  }
}

/// A property of a view model or store that only its owner can set, as with `Output`.
@propertyWrapper struct VariantOutput<Value: Equatable> {
  let wrappedValue: VariantProperty<Value>

  init(_ initial: Value) {
    wrappedValue = VariantProperty(held: initial)
  }

  var value: Value {
    get { wrappedValue.value }
    nonmutating set { wrappedValue.set(newValue) }
  }
}
