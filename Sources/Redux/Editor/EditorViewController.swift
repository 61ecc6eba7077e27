import Screens
import Toolkit

/// A sheet in which a note is written, an old one or a new one; holds the text until it is saved.
final class EditorViewController: ViewController {
  private let store: AppStore
  let selectors: EditorSelectors
  private lazy var screen = EditorScreen(on: loop)
  private lazy var base = selectors.initialText(store.state)
  private var draft: EditorDraft { EditorDraft(base: base, text: screen.textView.text) }

  // MARK: - Life cycle

  init(_ number: Int, _ store: AppStore, on loop: MainLoop) {
    self.store = store
    selectors = EditorSelectors(number: number)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    if !base.isEmpty { screen.textView.text = base }
    showCounter()
    store.subscribe(self) {
      $0.select(selectors.isSaving, shown: false) { $0.showSaving($1) }
      $0.select(selectors.hasFailed, shown: false) { $0.showFailure($1) }
      $0.select(selectors.theirs, shown: .some(theirs)) { $0.showTheirs($1) }
    }
  }

  // MARK: - User actions

  private func textEdited() {
    showDraft()
  }

  private func saveTapped() {
    base = screen.textView.text
    store.dispatch(.editor(.saveTapped(text: base)))
  }

  private func cancelTapped() {
    store.dispatch(.editor(.cancelTapped(isDirty: draft.isDirty)))
  }

  private func keepMineTapped() {
    base = theirs ?? base
    showDraft()
  }

  private func takeTheirsTapped() {
    takeTheirs()
  }

  // MARK: - Showing changes

  private var theirs: String? { selectors.theirs(store.state) }

  /// The list has another text: a clean draft takes it over, any other may be in conflict with it.
  func showTheirs(_ theirs: String?) {
    if !draft.isDirty, let theirs, theirs != base { takeTheirs() } else { showConflict() }
  }

  private func takeTheirs() {
    base = theirs ?? base
    if screen.textView.text != base { screen.textView.text = base }
    showDraft()
  }

  private func showDraft() {
    showCounter()
    showSave()
    showConflict()
  }

  func showSaving(_ isSaving: Bool?) {
    guard let isSaving else { return }
    screen.textView.isEnabled = !isSaving
    showSave()
  }

  func showFailure(_ hasFailed: Bool?) {
    guard let hasFailed else { return }
    screen.errorLabel.isHidden = !hasFailed
    showSave()
  }

  private func showSave() {
    let canSave = selectors.canSave(store.state, draft)
    if screen.saveButton.isEnabled != canSave { screen.saveButton.isEnabled = canSave }
  }

  private func showCounter() {
    let counter = draft.counter
    if screen.counterLabel.text != counter { screen.counterLabel.text = counter }
  }

  private func showConflict() {
    let isHidden = !draft.conflicts(with: theirs)
    guard screen.conflictLabel.isHidden != isHidden else { return }
    for view in [screen.conflictLabel, screen.keepMineButton, screen.takeTheirsButton] as [View] {
      view.isHidden = isHidden
    }
  }
}
