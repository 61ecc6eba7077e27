import Model
import Screens
import Toolkit

/// A sheet in which the user writes a note.
final class PublishedEditorViewController: ViewController {
  private unowned let list: PublishedNotesViewController
  private lazy var screen = EditorScreen(on: loop)
  private let isNew: Bool
  /// The note as last known; `nil` for a new note until its first save.
  private var note: Note?
  /// The text that the user's text is compared with.
  private var base: String
  /// The number of the save that is running.
  private var saveNumber: NoteCollection.WriteNumber?
  private var hasFailed = false

  // MARK: - Life cycle

  init(_ note: Note?, list: PublishedNotesViewController) {
    self.list = list
    self.note = note
    isNew = note == nil
    base = note?.text ?? ""
    super.init(on: list.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    screen.textView.text = base
    reload()
  }

  private func close() {
    dismiss()
    list.editorClosed()
  }

  // MARK: - User actions

  private func cancelTapped() {
    guard screen.textView.text != base else { return close() }
    present(AlertController.discardingChanges(on: loop, discard: { [weak self] in self?.close() }))
  }

  private func textEdited() {
    reload()
  }

  private func saveTapped() {
    let text = screen.textView.text
    guard let number = save(text) else { return }
    base = text
    saveNumber = number
    hasFailed = false
    reload()
  }

  private func save(_ text: String) -> NoteCollection.WriteNumber? {
    if let note, !isNew { return list.update(note, text: text) }
    // However often a new note is saved, it has no date of change.
    var note = note ?? list.makeNote(text: text)
    note.text = text
    self.note = note
    return list.save(note)
  }

  private func keepMineTapped() {
    base = theirs ?? base
    reload()
  }

  private func takeTheirsTapped() {
    if let theirs { takeOver(theirs) }
    reload()
  }

  // MARK: - Showing changes

  /// The note's text in the list; `nil` if the list does not have the note.
  private var theirs: String? { note.flatMap { list.note($0.id)?.text } }

  /// Takes over the list's new text, unless the user would lose something.
  func follow(_ changes: [NoteCollection.Change]) {
    let changes = changes.filter { $0.id == note?.id }
    if let last = changes.last {
      // A deleted note is remembered as it last was.
      if !isNew { note = last.new ?? last.old ?? note }
      let isOther = last.new?.text != changes[0].old?.text
      if isOther, let theirs, screen.textView.text == base { takeOver(theirs) }
    }
    reload()
  }

  private func takeOver(_ theirs: String) {
    base = theirs
    screen.textView.text = theirs
  }

  func saveEnded(_ number: NoteCollection.WriteNumber, succeeded: Bool) {
    guard number == saveNumber else { return }
    saveNumber = nil
    if succeeded { return close() }
    hasFailed = true
    reload()
  }

  private func reload() {
    let text = screen.textView.text
    let isSaving = saveNumber != nil
    let isConflict = theirs.map { $0 != base && $0 != text } ?? false
    screen.textView.isEnabled = !isSaving
    screen.saveButton.isEnabled =
      !isSaving && (hasFailed || text != base) && validate(noteText: text)
    screen.counterLabel.text = counted(text.count, "character")
    screen.errorLabel.isHidden = !hasFailed
    for view in [screen.conflictLabel, screen.keepMineButton, screen.takeTheirsButton] {
      view.isHidden = !isConflict
    }
  }
}
