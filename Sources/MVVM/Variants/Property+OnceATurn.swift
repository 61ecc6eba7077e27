import Observation

extension Property {
  /// Writes the value once a turn, and makes it then: what it is made of is told at once.
  func bindOnceATurn(to target: BindingTarget<Value>, in bag: BindingBag, _ pass: BindingPass) {
    var shown = value
    target.show(shown)
    let binding = PassBinding(in: pass) {
      let value = self.value
      guard value != shown else { return }
      shown = value
      target.write(value)
    }
    bag.add(binding)
    let mark = { [unowned binding] in binding.mark() }
    switch content {
    case .derived(let derivation): derivation.followSources(in: bag, mark)
    default: observeChanges(in: bag) { _ in mark() }
    }
  }

  /// Writes the value once a turn, if anything was set that its last reading has met.
  func bindByObservation(
    to target: BindingTarget<Value>, in bag: BindingBag, _ pass: BindingPass
  ) {
    keep(.observed)
    var shown: Value?
    let binding = PassBinding(in: pass)
    bag.add(binding)
    binding.update = { [unowned binding] in
      let value = withObservationTracking {
        self.value
      } onChange: { [weak binding] in
        // What `Observation` holds cannot be taken back from it: it is weak.
        MainActor.assumeIsolated { binding?.mark() }
      }
      if let old = shown {
        if value != old { target.write(value) }
      } else {
        target.show(value)
      }
      shown = value
    }
    binding.update?()
  }
}
