import Observation

/// A value whose readers and changes the toolchain's `Observation` hears of.
final class ObservedValue<Value: Equatable>: PropertyStorage {
  private var stored: Value
  private let change = ObservedChange()

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    change.wasRead()
    return stored
  }

  func set(_ new: Value) -> Bool {
    guard new != stored else { return false }
    change.comes()
    stored = new
    return true
  }
}

/// What of an observed value `Observation` sees.
///
/// It has no type parameter: key paths of generic types are made anew at each use, which would be
/// counted as the binding's cost.
@Observable final class ObservedChange {
  private var count = 0

  func wasRead() {
    _ = count
  }

  func comes() {
    count += 1
  }
}

extension Property {
  /// Writes the value once a turn, if something was set that the last reading has met.
  func bindByObservation(
    to target: BindingTarget<Value>, in bag: BindingBag, _ pass: BindingPass
  ) {
    keep(.observed)
    bag.add(ObservationBinding(self, target, in: pass))
  }
}
