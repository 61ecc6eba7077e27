/// A derived value that nothing is pushed to: asked for, it looks whether its sources have changed.
final class PulledValue<Value: Equatable>: PropertyStorage {
  let sources: [any ChangeSource]
  private let derivation: Derivation<Value>
  private var current: Value?
  /// The changes of all sources that `current` takes into account.
  private var sourceChangeCount = -1

  init(_ derivation: Derivation<Value>) {
    self.derivation = derivation
    sources = derivation.sources
  }

  var value: Value { current ?? derivation.value }

  func update() -> Bool {
    var changeCount = 0
    for source in sources { changeCount += source.changeCount }
    guard changeCount != sourceChangeCount else { return false }
    sourceChangeCount = changeCount
    let new = derivation.value
    guard new != current else { return false }
    current = new
    return true
  }
}

extension Property {
  /// Writes the value once a turn, if it is another one at the end of it.
  func bindOnceATurn(
    to target: BindingTarget<Value>, in bag: BindingBag, _ pass: BindingPass
  ) {
    keep(.pulled)
    let binding = PassBinding(self, target, in: pass)
    bag.add(binding)
    for leaf in leaves { leaf.observeAnyChange(in: bag) { [unowned binding] in binding.mark() } }
  }
}
