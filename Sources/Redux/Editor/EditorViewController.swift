import Model
import Screens
import Toolkit

/// A sheet in which a note is written, an old one or a new one; holds the text until it is saved.
final class EditorViewController: ViewController {
  private let store: AppStore
  private lazy var screen = EditorScreen(on: loop)

  // MARK: - Life cycle

  init(_ store: AppStore, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.textView.onEdit = { [weak self] in self?.textEdited($0) }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    if let base = EditorSelectors.base(store.state), !base.isEmpty { screen.textView.text = base }
    showCounter()
    store.subscribe(self) {
      $0.select(EditorSelectors.isSaving, shown: false) { $0.showSaving($1) }
      $0.select(EditorSelectors.hasFailed, shown: false) { $0.showFailure($1) }
    }
  }

  // MARK: - User actions

  private func textEdited(_ text: String) {
    showCounter()
    showSave()
  }

  private func saveTapped() {
    store.dispatch(.editor(.saveTapped(text: screen.textView.text)))
  }

  private func cancelTapped() {
    store.dispatch(.editor(.cancelTapped(text: screen.textView.text)))
  }

  // MARK: - Showing changes

  private func showSaving(_ isSaving: Bool?) {
    guard let isSaving else { return }
    screen.textView.isEnabled = !isSaving
    showSave()
  }

  private func showFailure(_ hasFailed: Bool?) {
    guard let hasFailed else { return }
    screen.errorLabel.isHidden = !hasFailed
    showSave()
  }

  private func showSave() {
    let canSave = EditorSelectors.canSave(store.state, text: screen.textView.text)
    if screen.saveButton.isEnabled != canSave { screen.saveButton.isEnabled = canSave }
  }

  private func showCounter() {
    let counter = EditorSelectors.counter(screen.textView.text)
    if screen.counterLabel.text != counter { screen.counterLabel.text = counter }
  }
}
