/// How a property follows from others.
///
/// Its value is computed on request. While the property is observed, the value is kept until a
/// source changes.
final class Derivation<Value: Equatable> {
  private let compute: () -> Value
  private let follow: (_ changed: @escaping () -> Void) -> Observation
  private var observation: Observation?
  private var current: Value?

  /// The observers of one or two sources.
  typealias Observation = (first: Observer<Void>, second: Observer<Void>?)

  /// - Parameters:
  ///   - compute: returns the value for the sources as they are now.
  ///   - follow: observes the sources and calls `changed` after each change.
  init(
    compute: @escaping () -> Value,
    follow: @escaping (_ changed: @escaping () -> Void) -> Observation
  ) {
    self.compute = compute
    self.follow = follow
  }

  var value: Value {
    if let current { return current }
    let value = compute()
    if observation != nil { current = value }
    return value
  }

  /// Observes the sources, and calls `changed` after each change.
  func start(_ changed: @escaping () -> Void) {
    observation = follow(changed)
  }

  func stop() {
    observation?.first.dispose()
    observation?.second?.dispose()
    observation = nil
    current = nil
  }

  /// Forgets the value, because a source has changed.
  func invalidate() {
    current = nil
  }

  /// Computes the value again and returns whether it differs from the last one.
  func update() -> Bool {
    let new = compute()
    // Compared as a copy, so that no access of `current` lasts as long as a call.
    let old = current
    guard new != old else { return false }
    current = new
    return true
  }
}

extension Property {
  /// Returns a property with the result of `transform` for the value of this one.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value) },
        follow: { changed in (self.observeChanges(changed), nil) }))
  }

  /// Returns a property with the result of `transform` for the values of this one and another one.
  func combined<Other, Result>(
    with other: Property<Other>, _ transform: @escaping (Value, Other) -> Result
  ) -> Property<Result> {
    Property<Result>(
      Derivation(
        compute: { transform(self.value, other.value) },
        follow: { changed in (self.observeChanges(changed), other.observeChanges(changed)) }))
  }
}
