/// The state of the overlay, which is what covers the screens: an editor, an alert, both or nothing.
///
/// View models report here what they open and close. Other view models wait here for the overlay
/// to be empty.
final class OverlayViewModel {
  /// The overlay has become empty.
  @Emitter var cleared: Signal<Void>
  /// The overlay is still empty after all observers of `cleared` have been called.
  @Emitter var settled: Signal<Void>
  private(set) var hasAlert = false
  private var hasEditor = false

  var isEmpty: Bool { !hasAlert && !hasEditor }

  func editorOpened() {
    hasEditor = true
  }

  func editorClosed() {
    hasEditor = false
    tell()
  }

  func alertOpened() {
    hasAlert = true
  }

  func alertClosed() {
    hasAlert = false
    tell()
  }

  private func tell() {
    if isEmpty { _cleared.send(()) }
    if isEmpty { _settled.send(()) }
  }
}
