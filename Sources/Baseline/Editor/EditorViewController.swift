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
    screen.textView.onEdit = { [weak self] in self?.textEdited($0) }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
  }

  // MARK: - User actions

  private func textEdited(_ text: String) {
    let length = text.count
    // A character can join the one before it.
    if length != shownLength { showLength(length) }
    screen.saveButton.setEnabled((hasFailed || text != base) && validate(noteText: text))
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
    let discard = AlertController.Action("alert.discard", "Discard") { [weak self] in
      self?.workspace.closeEditor()
    }
    let keep = AlertController.Action("alert.keep", "Keep editing")
    present(AlertController("Discard your changes?", [discard, keep], on: loop))
  }

  // MARK: - Showing changes

  func showSaveFailure() {
    saveNumber = nil
    hasFailed = true
    screen.textView.isEnabled = true
    screen.saveButton.isEnabled = true
    screen.errorLabel.isHidden = false
  }

  private func showLength(_ length: Int) {
    shownLength = length
    screen.counterLabel.text = counted(length, "character")
  }
}
