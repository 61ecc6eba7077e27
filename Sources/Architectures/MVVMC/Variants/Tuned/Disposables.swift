/// Subscriptions that end together.
final class Disposables: Disposable {
  private let disposables: [any Disposable]

  init(_ disposables: [any Disposable]) {
    self.disposables = disposables
  }

  func dispose() {
    for disposable in disposables { disposable.dispose() }
  }
}
