extension VariantProperty {
  /// Writes the value now and after each assignment, whatever the view shows.
  ///
  /// Key-value observing along a path does the same: it compares nothing.
  func bindToEachValue(to target: BindingTarget<Value>, in bag: DisposalBag) {
    keep(.repeated)
    for leaf in leaves { leaf.observeAnyChange(in: bag) { target.write(self.value) } }
    target.write(value)
  }
}
