/// A property of a view to which an output can be bound.
///
/// A binding passes the value on unchanged. All formatting is done in the view model.
struct BindingTarget<Value> {
  let write: (Value) -> Void
  private let isShown: (Value) -> Bool

  /// - Parameters:
  ///   - isShown: returns whether the view shows a value already.
  ///   - write: makes the view show a value.
  init(isShown: @escaping (Value) -> Bool, write: @escaping (Value) -> Void) {
    self.isShown = isShown
    self.write = write
  }

  /// Writes a value, unless the view shows it already, as a new view or a reused cell may.
  func show(_ value: Value) {
    if !isShown(value) { write(value) }
  }
}
