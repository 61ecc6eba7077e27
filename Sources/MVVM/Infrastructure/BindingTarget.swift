/// A property of a view that an output can be bound to.
///
/// A binding hands the value over as it is; whatever has to be made of it, the view model makes.
struct BindingTarget<Value> {
  fileprivate let write: (Value) -> Void

  init(_ write: @escaping (Value) -> Void) {
    self.write = write
  }
}

extension Property {
  /// Writes the value to `target` now and whenever it becomes another one.
  func bind(to target: BindingTarget<Value>, in bag: DisposalBag) {
    observe(in: bag, target.write)
  }
}
