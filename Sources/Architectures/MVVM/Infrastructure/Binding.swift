/// Connects a property with the target that shows it; the property can be exchanged.
///
/// So a reused cell keeps its bindings when it is given another view model.
final class Binding<View: AnyObject, Value: Equatable>: AnyBinding, Disposable {
  private let pass: BindingPass
  /// Whether the property may have changed since it was shown.
  private var isWaiting = false
  private var isPaused = false
  private var observer: Observer<Void>?
  private var property: Property<Value>?
  private let target: BindingTarget<View, Value>
  /// A closure, because the compiler makes it for these types.
  ///
  /// A method that the pass calls through a protocol would look up the types at each call.
  private let showValue: (Binding) -> Void

  init(_ target: BindingTarget<View, Value>, _ pass: BindingPass) {
    self.target = target
    self.pass = pass
    showValue = { $0.showValueNow() }
    observer = Observer<Void>(isEager: false) { [unowned self] in changed() }
  }

  /// Shows another property from now on, at once: a screen is complete when it comes into view.
  ///
  /// Goes on after a pause if it is the same property.
  func follow(_ new: Property<Value>) {
    guard let observer else { return }
    isPaused = false
    if new === property {
      if isWaiting { showValue(self) }
      return
    }
    property?.remove(observer)
    property = new
    new.add(observer)
    showValueNow()
  }

  /// Writes nothing until the binding follows a property again.
  func pause() {
    isPaused = true
  }

  func dispose() {
    observer?.dispose()
    property = nil
  }

  private func changed() {
    if isPaused { isWaiting = true } else { pass.changed(self) }
  }

  private func showValueNow() {
    isWaiting = false
    if let property { target.show(property.value) }
  }

  // MARK: - For the pass

  func wait() -> Bool {
    if isWaiting { return false }
    isWaiting = true
    return true
  }

  func show() {
    if !isPaused { showValue(self) }
  }
}

extension Property {
  /// Makes `target` show the value now, and each different value in the pass of `bag`.
  func bind<View>(to target: BindingTarget<View, Value>, in bag: BindingBag) {
    let binding = Binding(target, bag.pass)
    bag.bag.add(binding)
    binding.follow(self)
  }
}

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
}
