import Model
import Screens
import Toolkit

/// A sheet in which a note is written.
final class PublishedEditorViewController: ViewController {
  private unowned let list: PublishedNotesViewController
  private lazy var screen = EditorScreen(on: loop)
  private var subject: EditorSubject
  /// The text that it opened with, last handed to a save, or was told since to go by.
  private var base: String
  /// The save that is under way.
  private var saveNumber: NoteCollection.WriteNumber?
  private var hasFailed = false

  // MARK: - Life cycle

  init(_ note: Note?, list: PublishedNotesViewController) {
    self.list = list
    subject = note.map { .existing($0) } ?? .new
    base = note?.text ?? ""
    super.init(on: list.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.reload() }
    screen.textView.text = base
    reload()
  }

  private func close() {
    dismiss()
    list.editorClosed()
  }

  // MARK: - User actions

  private func saveTapped() {
    let text = screen.textView.text
    guard let number = save(text) else { return }
    base = text
    saveNumber = number
    hasFailed = false
    reload()
  }

  private func save(_ text: String) -> NoteCollection.WriteNumber? {
    switch subject {
    case .new:
      let note = list.makeNote(text: text)
      subject = .created(note)
      return list.save(note)
    case .created(var note):
      note.text = text
      return list.save(note)
    case .existing(let note):
      return list.update(note, text: text)
    }
  }

  private func cancelTapped() {
    guard screen.textView.text != base else { return close() }
    present(AlertController.discardingChanges(on: loop, discard: { [weak self] in self?.close() }))
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

  /// What the list says that the note is; `nil` if it does not know the note.
  private var theirs: String? { subject.note.flatMap { list.note($0.id)?.text } }

  /// Takes over another text of the list's if nothing of the user's is lost by that.
  func follow(_ changes: [NoteCollection.Change]) {
    let changes = changes.filter { $0.id == subject.note?.id }
    if let last = changes.last {
      subject.follow(last)
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
