extension Property {
  /// Returns a property with the result of `transform` for the value of this one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value) },
        follow: { bag, changed in self.observeChanges(in: bag) { _ in changed() } }))
  }

  /// Returns a property with the result of `transform` for the values of this one and another one.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value, other.value) },
        follow: { bag, changed in
          self.observeChanges(in: bag) { _ in changed() }
          other.observeChanges(in: bag) { _ in changed() }
        }))
  }

  /// Makes `target` show the value now, and each different value as it comes.
  func bind(to target: BindingTarget<Value>, in bag: DisposalBag) {
    observeChanges(in: bag, target.write)
    target.show(value)
  }
}
