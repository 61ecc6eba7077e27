/// What is over the screens: an editor, an alert, both or nothing.
///
/// The view models that have something put there or taken away say so here, and who has to wait
/// until nothing is there hears of it here.
final class OverlayViewModel {
  /// Nothing is there any more.
  @Emitter var cleared: Signal<Void>
  /// Nothing is there any more, and nobody has made use of that: comes after `cleared`.
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
