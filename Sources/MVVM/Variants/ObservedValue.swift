import Observation

/// A value whose readers and changes the toolchain's `Observation` hears of.
final class ObservedValue<Value: Equatable> {
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
