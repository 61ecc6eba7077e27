/// A property of any type, from which others are derived.
protocol PropertySource: AnyObject {
  /// Calls `changed` after each change, until the observation is disposed of.
  func observeChanges(_ changed: @escaping () -> Void) -> any Disposable
  /// From now on, passes on that it was set to an equal value, too.
  func passOnEqualValues()
}

/// How a property follows from one or two others.
///
/// Its value is computed on request. While the property is observed, the value is kept until a
/// source changes.
final class Derivation<Value: Equatable> {
  private let compute: () -> Value
  private let first: any PropertySource
  private let second: (any PropertySource)?
  private var firstObservation: (any Disposable)?
  private var secondObservation: (any Disposable)?
  private var current: Value?

  /// - Parameters:
  ///   - first: a source.
  ///   - second: another source, if there is one.
  ///   - compute: returns the value for the sources as they are now.
  init(
    from first: any PropertySource, and second: (any PropertySource)? = nil,
    _ compute: @escaping () -> Value
  ) {
    self.first = first
    self.second = second
    self.compute = compute
  }

  var value: Value {
    if let current { return current }
    let value = compute()
    if firstObservation != nil { current = value }
    return value
  }

  /// Observes the sources, and calls `changed` after each change.
  func start(_ changed: @escaping () -> Void) {
    firstObservation = first.observeChanges(changed)
    secondObservation = second?.observeChanges(changed)
  }

  func stop() {
    firstObservation?.dispose()
    firstObservation = nil
    secondObservation?.dispose()
    secondObservation = nil
    current = nil
  }

  /// Forgets the value, because a source has changed.
  func invalidate() {
    current = nil
  }

  /// Computes the value again and returns whether it differs from the last one.
  func update() -> Bool {
    let old = current
    current = nil
    return value != old
  }

  func passOnEqualValues() {
    first.passOnEqualValues()
    second?.passOnEqualValues()
  }
}
