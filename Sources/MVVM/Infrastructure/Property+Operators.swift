extension Property {
  /// What `transform` makes of this property's value, whenever that becomes another one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    Property<Result>(Derivation(from: [self]) { transform(self.value) })
  }

  /// What `transform` makes of this property's value and another's.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    Property<Result>(Derivation(from: [self, other]) { transform(self.value, other.value) })
  }
}
