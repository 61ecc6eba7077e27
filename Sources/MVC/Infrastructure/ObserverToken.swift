/// The right to hear notices: whoever releases it is no observer any more.
final class ObserverToken {
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) {
    self.remove = remove
  }

  isolated deinit {
    remove()
  }
}
