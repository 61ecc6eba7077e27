import Toolkit

/// What covers the screens: a sheet, an alert, both or nothing.
///
/// All coordinators share one. A coordinator that has to wait for an uncovered screen observes `cleared` or `settled`.
final class Overlay {
  /// Nothing covers the screens any more.
  let cleared = PublishSubject<Void>()
  /// Still nothing covers them, after all who observe `cleared` have been called.
  let settled = PublishSubject<Void>()
  private(set) var hasAlert = false
  private var hasSheet = false
  // Weak, because the window holds an alert, and the buttons of an alert hold the overlay.
  private weak var window: Window?

  init(over window: Window) {
    self.window = window
  }

  var isEmpty: Bool { !hasAlert && !hasSheet }

  // MARK: - Sheets

  func sheetPresented() {
    hasSheet = true
  }

  func sheetDismissed() {
    hasSheet = false
    tell()
  }

  // MARK: - Alerts

  /// Shows an alert; each of its buttons has to call `alertClosed()`.
  func show(_ alert: AlertController) {
    hasAlert = true
    window?.rootViewController?.present(alert)
  }

  func alertClosed() {
    hasAlert = false
    tell()
  }

  private func tell() {
    if isEmpty { cleared.onNext(()) }
    if isEmpty { settled.onNext(()) }
  }
}
