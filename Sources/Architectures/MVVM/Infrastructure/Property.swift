/// A value that can be observed but not set: it is either the value of an `@Output`, or derived.
///
/// Observers hear of changes at once, in the order in which they began to observe. Setting an equal
/// value is no change. A derived property follows its sources only while it is observed itself, so
/// an output without a binding is not computed. If only bindings observe it, it is computed when
/// the first of them asks for it.
final class Property<Value: Equatable>: ObserverSource {
  /// Changed as a copy, so that no access of it lasts as long as a call.
  private var observers = ObserverList<Void>()
  /// The number of observers that need each value at once.
  private var eagerCount = 0
  private var changeCount = 0
  private var content: Content

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

  // MARK: - Observers

  /// Calls `handler` with the value now, and with each different value as it comes.
  func observe(in bag: DisposalBag, _ handler: @escaping (Value) -> Void) {
    let observer = Observer<Void> { [unowned self] in handler(value) }
    add(observer)
    bag.add(observer)
    handler(value)
  }

  /// Calls `changed` after each change, until the observation is disposed of.
  func observeChanges(_ changed: @escaping () -> Void) -> Observer<Void> {
    let observer = Observer<Void>(changed)
    add(observer)
    return observer
  }

  func add(_ observer: Observer<Void>) {
    if observers.isEmpty, case .derived(let derivation) = content {
      derivation.start { [unowned self] in sourceChanged(derivation) }
    }
    var list = observers
    list.append(observer, of: self)
    observers = list
    guard observer.isEager else { return }
    eagerCount += 1
    // Computed now, so that the next value can be compared with it.
    if case .derived(let derivation) = content { _ = derivation.value }
  }

  func remove(_ observer: Observer<Void>) {
    var list = observers
    list.remove(observer)
    observers = list
    if observer.isEager { eagerCount -= 1 }
    if list.isEmpty, case .derived(let derivation) = content { derivation.stop() }
  }

  // MARK: - Changes

  private func sourceChanged(_ derivation: Derivation<Value>) {
    if eagerCount == 0 {
      derivation.invalidate()
    } else if !derivation.update() {
      return
    }
    notify()
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
    // An observer may set another value. Then all observers have heard of that one already.
    observers.send((), while: { change == changeCount })
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
