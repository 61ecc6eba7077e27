import ArchitectureKit
import Model
import Screens
import Toolkit

/// A sheet in which a note is written, an old one or a new one.
final class EditorViewController: ViewController {
  /// The number of the save that is under way.
  private(set) var saveNumber: NoteCollection.WriteNumber?
  private lazy var screen = EditorScreen(on: loop)
  private unowned let workspace: Workspace
  private let isNew: Bool
  /// `nil` until a new note is saved for the first time.
  private var note: Note?
  /// The text that it opened with or that was last handed to a save.
  private var base: String
  private var hasFailed = false
  private var shownLength = 0

  // MARK: - Life cycle

  init(_ note: Note?, _ workspace: Workspace) {
    self.note = note
    self.workspace = workspace
    isNew = note == nil
    base = note?.text ?? ""
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    if !base.isEmpty { screen.textView.text = base }
    showLength(base.count)
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
  }

  // MARK: - User actions

  private func textEdited() {
    compareWithList()
    showText()
  }

  private func saveTapped() {
    base = screen.textView.text
    hasFailed = false
    screen.textView.isEnabled = false
    screen.saveButton.isEnabled = false
    screen.errorLabel.setHidden(true)
    saveNumber = workspace.save(noteToSave())
  }

  private func noteToSave() -> Note {
    let environment = workspace.environment
    var note =
      note ?? Note(id: environment.makeNoteID(), createdAt: environment.now(), text: base)
    note.text = base
    if !isNew { note.changedAt = environment.now() }
    self.note = note
    return note
  }

  private func cancelTapped() {
    guard screen.textView.text != base else { return workspace.closeEditor() }
    present(
      AlertController.discardingChanges(
        on: loop, discard: { [weak self] in self?.workspace.closeEditor() }))
  }

  private func keepMineTapped() {
    base = listText ?? base
    showConflict(false)
    showText()
  }

  private func takeTheirsTapped() {
    if let listText { take(listText) }
    showConflict(false)
  }

  // MARK: - Showing changes

  /// The text of this note elsewhere in the app, where a change from outside shows first.
  private var listText: String? { note.flatMap { workspace.notes[$0.id]?.text } }

  /// Takes over another text of the list's if nothing of the user's is lost by that.
  func follow(_ changes: [NoteCollection.Change]) {
    let changes = changes.filter { $0.id == note?.id }
    guard changes.first?.old?.text != changes.last?.new?.text else { return }
    if let listText, listText != base, screen.textView.text == base { take(listText) }
    compareWithList()
  }

  /// The list's text may be at odds with the user's.
  private func compareWithList() {
    let text = screen.textView.text
    showConflict(listText.map { $0 != base && $0 != text } ?? false)
  }

  private func take(_ text: String) {
    base = text
    screen.textView.text = text
    showText()
  }

  func showSaveFailure() {
    saveNumber = nil
    hasFailed = true
    screen.textView.isEnabled = true
    screen.saveButton.isEnabled = true
    screen.errorLabel.isHidden = false
  }

  /// What depends on the text.
  private func showText() {
    let text = screen.textView.text
    let length = text.count
    // A character can join the one before it.
    if length != shownLength { showLength(length) }
    screen.saveButton.setEnabled((hasFailed || text != base) && validate(noteText: text))
  }

  private func showLength(_ length: Int) {
    shownLength = length
    screen.counterLabel.text = counted(length, "character")
  }

  private func showConflict(_ isConflict: Bool) {
    screen.conflictLabel.setHidden(!isConflict)
    screen.keepMineButton.setHidden(!isConflict)
    screen.takeTheirsButton.setHidden(!isConflict)
  }
}
