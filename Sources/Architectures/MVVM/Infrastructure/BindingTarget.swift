/// A property of a view to which an output can be bound.
///
/// A binding passes the value on unchanged. All formatting is done in the view model. A target
/// retains its view; the owner of the view owns the binding, so there is no cycle.
struct BindingTarget<View: AnyObject, Value> {
  private let view: View
  private let isShown: (View, Value) -> Bool
  private let set: (View, Value) -> Void

  /// - Parameters:
  ///   - view: the view to which the property belongs.
  ///   - isShown: returns whether the view shows a value already.
  ///   - set: makes the view show a value.
  init(
    _ view: View, isShown: @escaping (View, Value) -> Bool, set: @escaping (View, Value) -> Void
  ) {
    self.view = view
    self.isShown = isShown
    self.set = set
  }

  /// Makes the view show a value, unless it does so already.
  func show(_ value: Value) {
    if !isShown(view, value) { set(view, value) }
  }

  /// Makes the view show a value, also one that it shows already.
  func write(_ value: Value) {
    set(view, value)
  }
}
