/// A binding that waits for the pass once it is out of date.
final class PassBinding: Disposable {
  /// Writes the value if it is another one; `nil` when the binding has ended.
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

  /// Something has changed, or is about to, that the value depends on.
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
