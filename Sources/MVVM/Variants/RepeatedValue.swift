/// A value of which each assignment is told, as key-value observing does.
final class RepeatedValue<Value: Equatable>: PropertyStorage {
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func set(_ new: Value) -> Bool {
    value = new
    return true
  }
}

extension Property {
  /// Writes the value, and each one that is set from now on, whatever the view shows.
  func bindRepeating(to target: BindingTarget<Value>, in bag: BindingBag) {
    keep(.repeating)
    for leaf in leaves { leaf.observeAnyChange(in: bag) { target.write(self.value) } }
    target.write(value)
  }
}
