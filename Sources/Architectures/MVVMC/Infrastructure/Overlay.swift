import Toolkit

/// What covers the screens: a sheet, an alert, both or nothing.
///
/// All coordinators share one.
final class Overlay {
  /// Nothing covers the screens any more.
  var onCleared: (() -> Void)?
  /// Alerts hold the overlay, and the window holds alerts.
  private unowned let window: Window

  init(over window: Window) {
    self.window = window
  }

  var isEmpty: Bool { window.presentedViewControllers.isEmpty }

  var hasAlert: Bool { window.presentedViewControllers.contains { $0 is AlertController } }

  /// Shows an alert; a button that may uncover the screens has to call `closed()`.
  func show(_ alert: AlertController) {
    window.rootViewController?.present(alert)
  }

  /// A sheet or an alert has been closed.
  func closed() {
    if isEmpty { onCleared?() }
  }
}
