import Model
import Screens
import Toolkit

/// A sheet in which the user writes a note, and the owner of the unfinished text.
final class EditorViewController: ViewController {
  private let store: NotesStore
  private lazy var screen = EditorScreen(on: loop)
  private let isNew: Bool
  /// The note as last known; `nil` for a new note until its first save.
  private var note: Note?
  /// The note's text in the store, as last seen there.
  private var seenText: String?
  private var base: String
  /// The number of the save that is running.
  private var saveNumber: NoteCollection.WriteNumber?
  private var hasFailed = false
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  /// Edits a note, or creates one if there is none.
  init(_ note: Note?, in store: NotesStore, on loop: MainLoop) {
    self.store = store
    self.note = note
    seenText = note?.text
    isNew = note == nil
    base = note?.text ?? ""
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    screen.textView.setText(base)
    setNeedsUpdateProperties()
  }

  private func close() {
    let tabs = tabsViewController
    dismiss()
    tabs?.presentationEnded()
  }

  // MARK: - User actions

  private func cancelTapped() {
    guard draft.isDirty else { return close() }
    present(AlertController.discardingChanges(on: loop, discard: { [weak self] in self?.close() }))
  }

  private func textEdited() {
    setNeedsUpdateProperties()
  }

  private func saveTapped() {
    let text = screen.textView.text
    // The button is disabled only by the update, so a double tap arrives here twice.
    guard saveNumber == nil, let number = save(text) else { return }
    base = text
    saveNumber = number
    hasFailed = false
    setNeedsUpdateProperties()
  }

  private func save(_ text: String) -> NoteCollection.WriteNumber? {
    if let note, !isNew { return store.update(note, text: text) }
    // However often a new note is saved, it has no date of change.
    var note = note ?? store.makeNote(text: text)
    note.text = text
    self.note = note
    return store.save(note)
  }

  private func keepMineTapped() {
    base = theirs ?? base
    setNeedsUpdateProperties()
  }

  private func takeTheirsTapped() {
    if let theirs { takeOver(theirs) }
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  /// Reacts to changes of its note, and to the end of its own save, known by its number.
  private func show(_ notice: NotesNotice) {
    switch notice {
    case .loadBegan, .loadFailed: break
    case .loaded, .changed:
      if let note { follow(note) }
    case .saveEnded(let ended, let succeeded):
      guard ended == saveNumber else { return }
      if succeeded { close() } else { showFailure() }
    }
  }

  /// Takes over another text of the note, unless the user would lose something.
  private func follow(_ last: Note) {
    // A deleted note is remembered as it last was.
    if !isNew { note = store.note(last.id) ?? last }
    guard theirs != seenText else { return }
    seenText = theirs
    if let theirs, !draft.isDirty { takeOver(theirs) }
    setNeedsUpdateProperties()
  }

  private func showFailure() {
    saveNumber = nil
    hasFailed = true
    setNeedsUpdateProperties()
  }

  /// The note's text in the store; `nil` if the store does not have the note.
  private var theirs: String? { note.flatMap { store.note($0.id) }?.text }
  private var draft: EditorDraft { EditorDraft(base: base, text: screen.textView.text) }

  private func takeOver(_ theirs: String) {
    base = theirs
    screen.textView.setText(theirs)
  }

  /// Shows what depends on the user's text, on the base, on the store's text and on the save.
  override func updateProperties() {
    let draft = draft
    let isSaving = saveNumber != nil
    let isConflict = draft.conflicts(with: theirs)
    for view in [screen.conflictLabel, screen.keepMineButton, screen.takeTheirsButton] {
      view.setHidden(!isConflict)
    }
    screen.counterLabel.setText(draft.counter)
    screen.textView.setEnabled(!isSaving)
    screen.saveButton.setEnabled(draft.canBeSaved(isSaving: isSaving, hasFailed: hasFailed))
    screen.errorLabel.setHidden(!hasFailed)
  }
}
