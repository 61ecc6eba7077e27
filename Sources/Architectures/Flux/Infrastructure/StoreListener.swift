/// Hears of the changes of a store, until it is released.
final class StoreListener {
  private let onRelease: () -> Void

  init(onRelease: @escaping () -> Void) {
    self.onRelease = onRelease
  }

  isolated deinit {
    onRelease()
  }
}
