import Observation

/// A binding that is brought up to date by a pass.
class PassBinding<Value: Equatable>: MarkedBinding, Disposable {
  let number: Int
  private let pass: BindingPass
  private var property: Property<Value>?
  private var target: BindingTarget<Value>?
  private var shown: Value?
  private var isMarked = false

  init(_ property: Property<Value>, _ target: BindingTarget<Value>, in pass: BindingPass) {
    self.property = property
    self.target = target
    self.pass = pass
    number = pass.nextNumber()
    let value = read(property)
    shown = value
    target.show(value)
  }

  /// Reads the value, and sees to it that the next change is heard of.
  func read(_ property: Property<Value>) -> Value { property.value }

  /// Something has changed, or is about to, that the value may depend on.
  final func mark() {
    guard !isMarked, property != nil else { return }
    isMarked = true
    pass.add(self)
  }

  final func update() {
    isMarked = false
    guard let property, let target else { return }
    let value = read(property)
    guard value != shown else { return }
    shown = value
    target.write(value)
  }

  final func dispose() {
    property = nil
    target = nil
  }
}

/// A binding that `Observation` marks.
///
/// Once asked, `Observation` cannot be told to forget: what it holds of the binding is weak.
final class ObservationBinding<Value: Equatable>: PassBinding<Value> {
  override func read(_ property: Property<Value>) -> Value {
    withObservationTracking {
      property.value
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.mark() }
    }
  }
}
