import Screens
import Toolkit

/// The sheet in which a note is written; holds the unfinished text until it is saved.
final class EditorViewController: ViewController {
  private let store: Store
  private let selectors: EditorSelectors
  private lazy var screen = EditorScreen(on: loop)
  private lazy var base = selectors.initialText(store.state)
  private var draft: EditorDraft { EditorDraft(base: base, text: screen.textView.text) }

  // MARK: - Life cycle

  init(_ number: Int, _ store: Store, on loop: MainLoop) {
    self.store = store
    selectors = EditorSelectors(number: number)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    screen.textView.setText(base)
    showCounter()
    store.subscribe(self) {
      $0.select(selectors.isSaving) { $0.showSaving($1) }
      $0.select(selectors.hasFailed) { $0.showFailure($1) }
      $0.select(selectors.theirs) { $0.showTheirs($1) }
    }
  }

  // MARK: - User actions

  private func cancelTapped() {
    store.dispatch(.editor(.cancelTapped(isDirty: draft.isDirty)))
  }

  private func textEdited() {
    showText()
  }

  private func saveTapped() {
    // The list has the text from now on, even if the save fails. So leaving the editor loses nothing.
    base = screen.textView.text
    store.dispatch(NotesThunks.save(base))
  }

  private func keepMineTapped() {
    base = theirs ?? base
    showText()
  }

  private func takeTheirsTapped() {
    takeTheirs()
  }

  // MARK: - Showing changes

  private var theirs: String? { selectors.theirs(store.state) }

  /// Takes over the list's new text if the user has typed nothing; otherwise shows the conflict.
  private func showTheirs(_ theirs: String?) {
    if !draft.isDirty, let theirs, theirs != base { takeTheirs() } else { showConflict() }
  }

  private func takeTheirs() {
    base = theirs ?? base
    screen.textView.setText(base)
    showText()
  }

  private func showSaving(_ isSaving: Bool) {
    screen.textView.setEnabled(!isSaving)
    showSaveButton()
  }

  private func showFailure(_ hasFailed: Bool) {
    screen.errorLabel.setHidden(!hasFailed)
    showSaveButton()
  }

  /// Shows what depends on the text.
  private func showText() {
    showConflict()
    showCounter()
    showSaveButton()
  }

  private func showConflict() {
    let isHidden = !draft.conflicts(with: theirs)
    screen.conflictLabel.setHidden(isHidden)
    screen.keepMineButton.setHidden(isHidden)
    screen.takeTheirsButton.setHidden(isHidden)
  }

  private func showCounter() {
    screen.counterLabel.setText(draft.counter)
  }

  private func showSaveButton() {
    screen.saveButton.setEnabled(selectors.canSave(store.state, draft))
  }
}
