extension Property {
  /// Returns a property with the result of `transform` for the value of this one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value) },
        follow: { changed in (self.observeChanges(changed), nil) },
        passOnEqualValues: { self.passOnEqualValues() }))
  }

  /// Returns a property with the result of `transform` for the values of this one and another one.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value, other.value) },
        follow: { changed in (self.observeChanges(changed), other.observeChanges(changed)) },
        passOnEqualValues: {
          self.passOnEqualValues()
          other.passOnEqualValues()
        }))
  }

  /// Makes `target` show the value now, and each different value as the schedule of `bag` says.
  func bind<View>(to target: BindingTarget<View, Value>, in bag: BindingBag) {
    let binding = Binding(target, bag.schedule)
    bag.bag.add(binding)
    binding.follow(self)
  }
}
