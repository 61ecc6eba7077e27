/// A binding that is updated in the next pass after it was marked as out of date.
final class PassBinding: Disposable {
  /// Writes the value if it has changed; `nil` after the binding has ended.
  var update: (() -> Void)?
  /// The place in the order in which bindings were made.
  let number: Int
  private let pass: BindingPass
  private var isMarked = false

  init(in pass: BindingPass, _ update: (() -> Void)? = nil) {
    self.pass = pass
    self.update = update
    number = pass.nextNumber()
  }

  /// Marks the binding as out of date, after or just before a change.
  func mark() {
    guard !isMarked, update != nil else { return }
    isMarked = true
    pass.add(self)
  }

  func bringUpToDate() {
    isMarked = false
    update?()
  }

  func dispose() {
    update = nil
  }
}
