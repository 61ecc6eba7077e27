extension VariantProperty {
  /// Returns a property with the result of `transform` for the value of this one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> VariantProperty<Result> {
    VariantProperty<Result>(
      VariantDerivation(
        compute: { transform(self.value) },
        follow: { bag, changed in self.observeChanges(in: bag) { _ in changed() } },
        sources: { [self] }))
  }

  /// Returns a property with the result of `transform` for the values of this one and another one.
  func combined<Other, Result>(
    with other: VariantProperty<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> VariantProperty<Result> {
    VariantProperty<Result>(
      VariantDerivation(
        compute: { transform(self.value, other.value) },
        follow: { bag, changed in
          self.observeChanges(in: bag) { _ in changed() }
          other.observeChanges(in: bag) { _ in changed() }
        },
        sources: { [self, other] }))
  }
}
