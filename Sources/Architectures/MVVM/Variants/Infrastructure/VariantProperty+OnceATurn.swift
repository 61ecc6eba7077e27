import Observation

extension VariantProperty {
  /// Computes and writes the value once a turn, if one of its sources has changed.
  func bindOnceATurn(to target: BindingTarget<Value>, in bag: DisposalBag, _ pass: BindingPass) {
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

  /// Reads and writes the value once a turn, if anything that it read last time has been set.
  func bindByObservation(
    to target: BindingTarget<Value>, in bag: DisposalBag, _ pass: BindingPass
  ) {
    keep(.observed)
    var shown: Value?
    let binding = PassBinding(in: pass)
    bag.add(binding)
    binding.update = { [unowned binding] in
      let value = withObservationTracking {
        self.value
      } onChange: { [weak binding] in
        // Weak, because `Observation` offers no way to end an observation.
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
