import ArchitectureKit
import Model
import Screens
import Toolkit

/// A sheet in which the user writes a note, an existing one or a new one.
final class EditorViewController: ViewController {
  private unowned(unsafe) let workspace: Workspace
  private lazy var screen = EditorScreen(on: loop)
  private let isNew: Bool
  /// The note as last saved; `nil` for a new note until its first save.
  private var note: Note?
  /// The text that the editor opened with, or that it last saved or took over.
  private var base: String
  /// The number of the save that is running.
  private(set) var saveNumber: NoteCollection.WriteNumber?
  private var hasFailed = false
  private var shownLength = 0

  // MARK: - Life cycle

  /// Edits a note, or creates one if there is none.
  init(_ note: Note?, _ workspace: Workspace) {
    self.workspace = workspace
    self.note = note
    isNew = note == nil
    base = note?.text ?? ""
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    screen.textView.setText(base)
    showCounter(base.count)
  }

  // MARK: - User actions

  private func cancelTapped() {
    guard screen.textView.text != base else { return workspace.closeEditor() }
    present(
      AlertController.discardingChanges(
        on: loop, discard: { [weak self] in self?.workspace.closeEditor() }))
  }

  private func textEdited() {
    showConflict()
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
    // However often a new note is saved, it has no date of change.
    if !isNew { note.changedAt = environment.now() }
    self.note = note
    return note
  }

  private func keepMineTapped() {
    base = theirs ?? base
    showConflict()
    showText()
  }

  private func takeTheirsTapped() {
    if let theirs { takeOver(theirs) }
    showConflict()
  }

  // MARK: - Showing changes

  /// Reacts to changes of its note; first takes over the new text, if the user has not edited.
  func show(_ changes: [NoteCollection.Change]) {
    let changes = changes.filter { $0.id == note?.id }
    guard changes.first?.old?.text != changes.last?.new?.text else { return }
    if let theirs, theirs != base, screen.textView.text == base { takeOver(theirs) }
    showConflict()
  }

  func showSaveFailure() {
    saveNumber = nil
    hasFailed = true
    screen.textView.isEnabled = true
    screen.saveButton.isEnabled = true
    screen.errorLabel.isHidden = false
  }

  /// The note's text in the workspace; `nil` if the workspace does not have the note.
  private var theirs: String? { note.flatMap { workspace.notes[$0.id]?.text } }

  private func takeOver(_ theirs: String) {
    base = theirs
    screen.textView.text = theirs
    showText()
  }

  /// Shows what depends on the user's text.
  private func showText() {
    let text = screen.textView.text
    let length = text.count
    // A typed character can join the one before it, so the length may be the same.
    if length != shownLength { showCounter(length) }
    showSaveButton(text)
  }

  /// Shows a conflict if the workspace's text differs from the base and from the user's text.
  private func showConflict() {
    let text = screen.textView.text
    let isConflict = theirs.map { $0 != base && $0 != text } ?? false
    screen.conflictLabel.setHidden(!isConflict)
    screen.keepMineButton.setHidden(!isConflict)
    screen.takeTheirsButton.setHidden(!isConflict)
  }

  private func showCounter(_ length: Int) {
    shownLength = length
    screen.counterLabel.text = counted(length, "character")
  }

  private func showSaveButton(_ text: String) {
    screen.saveButton.setEnabled((hasFailed || text != base) && validate(noteText: text))
  }
}
