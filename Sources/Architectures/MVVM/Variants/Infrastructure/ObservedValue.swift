import Observation

/// A value that reports its reads and its changes to the toolchain's `Observation`.
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

/// The part of an observed value that `Observation` sees.
///
/// It has no type parameter, because a key path of a generic type is made again at each use. That
/// would count as a cost of the binding.
@Observable final class ObservedChange {
  private var count = 0

  func wasRead() {
    _ = count
  }

  func comes() {
    count += 1
  }
}
