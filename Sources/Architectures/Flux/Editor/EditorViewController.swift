import Model
import Screens
import Toolkit

/// A sheet in which the user writes a note, an existing one or a new one.
final class EditorViewController: ViewController {
  let draftID: Draft.ID
  private let navigation: NavigationStore
  private let actions: EditorActions
  private var listeners: [StoreListener] = []
  private lazy var screen = EditorScreen(on: loop)

  // MARK: - Life cycle

  init(
    _ draftID: Draft.ID, _ navigation: NavigationStore, _ actions: EditorActions,
    on loop: MainLoop
  ) {
    self.draftID = draftID
    self.navigation = navigation
    self.actions = actions
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] in self?.textEdited($0) }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    listeners = update(after: navigation)
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func cancelTapped() {
    actions.cancel(draftID)
  }

  private func textEdited(_ text: String) {
    actions.edit(text, in: draftID)
  }

  private func saveTapped() {
    actions.save(draftID)
  }

  private func keepMineTapped() {
    actions.keepMine(in: draftID)
  }

  private func takeTheirsTapped() {
    actions.takeTheirs(in: draftID)
  }

  // MARK: - Showing changes

  override func updateProperties() {
    guard let draft = navigation.draft, draft.id == draftID else { return }
    screen.textView.setText(draft.text)
    screen.textView.setEnabled(!draft.isSaving)
    screen.saveButton.setEnabled(draft.canSave)
    screen.counterLabel.setText(counted(draft.characterCount, "character"))
    screen.errorLabel.setHidden(!draft.hasFailed)
    screen.conflictLabel.setHidden(!draft.isInConflict)
    screen.keepMineButton.setHidden(!draft.isInConflict)
    screen.takeTheirsButton.setHidden(!draft.isInConflict)
  }
}
