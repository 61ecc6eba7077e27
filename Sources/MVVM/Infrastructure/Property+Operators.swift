extension Property {
  /// What `transform` makes of this property's value, whenever that becomes another one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value) },
        follow: { bag, changed in self.observeChanges(in: bag) { _ in changed() } },
        sources: { [self] }))
  }

  /// What `transform` makes of this property's value and another's.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value, other.value) },
        follow: { bag, changed in
          self.observeChanges(in: bag) { _ in changed() }
          other.observeChanges(in: bag) { _ in changed() }
        },
        sources: { [self, other] }))
  }
}
