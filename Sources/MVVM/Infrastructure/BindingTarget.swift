/// A property of a view that an output can be bound to.
///
/// A binding hands the value over as it is; whatever has to be made of it, the view model makes.
struct BindingTarget<Value> {
  let write: (Value) -> Void
  private let isShown: (Value) -> Bool

  /// - Parameters:
  ///   - isShown: whether the view shows a value already.
  ///   - write: makes the view show it.
  init(isShown: @escaping (Value) -> Bool, write: @escaping (Value) -> Void) {
    self.isShown = isShown
    self.write = write
  }

  /// Writes a value, unless the view shows it already, as a fresh view and a reused cell may.
  func show(_ value: Value) {
    if !isShown(value) { write(value) }
  }
}

extension Property {
  /// Has `target` show the value, and each other one that comes after.
  func bind(to target: BindingTarget<Value>, in bag: BindingBag) {
    switch bag.style {
    case .direct:
      observeChanges(in: bag, target.write)
      target.show(value)
    case .onceATurn(let pass): bindOnceATurn(to: target, in: bag, pass)
    case .observation(let pass): bindByObservation(to: target, in: bag, pass)
    case .eachValue: bindToEachValue(to: target, in: bag)
    }
  }
}
