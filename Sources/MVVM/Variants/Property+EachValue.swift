extension Property {
  /// Writes the value, and the one after each assignment, whatever the view shows: as key-value
  /// observing along a path does, which does not compare.
  func bindToEachValue(to target: BindingTarget<Value>, in bag: BindingBag) {
    keep(.repeated)
    for leaf in leaves { leaf.observeAnyChange(in: bag) { target.write(self.value) } }
    target.write(value)
  }
}
