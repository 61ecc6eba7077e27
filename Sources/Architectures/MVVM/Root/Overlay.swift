/// What is presented over the screens: an editor, an alert, both or nothing.
///
/// The window keeps both when the screens below them change, so one overlay serves all screens.
final class Overlay {
  @Output(false) var hasAlert: Property<Bool>
  @Output(false) private var hasEditor: Property<Bool>
  private(set) lazy var isEmpty = hasAlert.combined(with: hasEditor) { !$0 && !$1 }

  func setEditor(_ isPresented: Bool) {
    _hasEditor.value = isPresented
  }

  func setAlert(_ isPresented: Bool) {
    _hasAlert.value = isPresented
  }
}
