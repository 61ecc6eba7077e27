import Toolkit

/// What covers the screens: a sheet, an alert, both or nothing.
///
/// All coordinators share one. A coordinator that has to wait for an uncovered screen observes
/// `cleared` or `settled`.
final class Overlay {
  /// Nothing covers the screens any more.
  let cleared = PublishSubject<Void>()
  /// Still nothing covers them, after all who observe `cleared` have been called.
  let settled = PublishSubject<Void>()
  /// Alerts hold the overlay, and the window holds alerts.
  private unowned let window: Window

  init(over window: Window) {
    self.window = window
  }

  var isEmpty: Bool { window.presentedViewControllers.isEmpty }

  var hasAlert: Bool { window.presentedViewControllers.contains { $0 is AlertController } }

  /// Shows an alert; each of its buttons has to call `closed()`.
  func show(_ alert: AlertController) {
    window.rootViewController?.present(alert)
  }

  /// A sheet or an alert has been closed.
  func closed() {
    if isEmpty { cleared.onNext(()) }
    if isEmpty { settled.onNext(()) }
  }
}
