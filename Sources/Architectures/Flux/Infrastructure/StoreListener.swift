/// Hears of the changes of a store, until it is removed or released.
final class StoreListener {
  private var onRemove: (() -> Void)?

  init(onRemove: @escaping () -> Void) {
    self.onRemove = onRemove
  }

  isolated deinit {
    remove()
  }

  func remove() {
    onRemove?()
    onRemove = nil
  }
}
