import Model
import Screens
import Toolkit

/// A sheet in which the user writes a note, and the owner of the unfinished text.
final class EditorViewController: ViewController {
  private let store: NotesStore
  private lazy var screen = EditorScreen(on: loop)
  private let isNew: Bool
  private let onClose: () -> Void
  /// The note as last known; `nil` for a new note until its first save.
  private var note: Note?
  private var draft = EditorDraft(base: "", text: "")
  private var isSaving = false
  private var hasFailed = false
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  /// Edits a note, or creates one if there is none; `onClose` is called when the sheet has closed.
  init(_ note: Note?, in store: NotesStore, on loop: MainLoop, onClose: @escaping () -> Void) {
    self.store = store
    self.note = note
    isNew = note == nil
    self.onClose = onClose
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] in self?.textEdited($0) }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    if let note {
      let current = store.note(note.id) ?? note
      self.note = current
      takeOver(current.text)
    }
    setNeedsUpdateProperties()
  }

  private func close() {
    // By the presenter: the editor itself would dismiss an alert that is presented over it.
    presentingViewController?.dismiss()
    onClose()
  }

  // MARK: - User actions

  private func cancelTapped() {
    guard draft.isDirty else { return close() }
    present(AlertController.discardingChanges(on: loop, discard: { [weak self] in self?.close() }))
  }

  private func textEdited(_ text: String) {
    draft.text = text
    setNeedsUpdateProperties()
  }

  private func saveTapped() {
    // A second tap saves nothing, whatever the button shows.
    guard canBeSaved else { return }
    isSaving = true
    hasFailed = false
    save()
    // The list has the text from now on, even if the save fails. So leaving the editor loses nothing.
    draft.base = draft.text
    setNeedsUpdateProperties()
  }

  private func save() {
    let text = draft.text
    if let note, !isNew {
      store.update(note, text: text) { [weak self] in self?.saveEnded($0) }
    } else {
      let note = note ?? store.makeNote()
      self.note = note
      store.create(note, text: text) { [weak self] in self?.saveEnded($0) }
    }
  }

  private var canBeSaved: Bool { draft.canBeSaved(isSaving: isSaving, hasFailed: hasFailed) }

  private func keepMineTapped() {
    if let theirs { draft.base = theirs }
    setNeedsUpdateProperties()
  }

  private func takeTheirsTapped() {
    if let theirs { takeOver(theirs) }
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  /// Takes over another text of the note, unless the user has typed since the last save.
  ///
  /// A text whose save runs or has failed is in the list, and was replaced there.
  private func show(_ notice: NotesNotice) {
    let changes = notice.changes.filter { $0.id == note?.id }
    // A deleted note is remembered as it last was.
    if !isNew, let new = changes.last?.new { note = new }
    guard changes.first?.old?.text != changes.last?.new?.text else { return }
    if let theirs, !draft.isDirty { takeOver(theirs) }
    setNeedsUpdateProperties()
  }

  private func saveEnded(_ succeeded: Bool) {
    guard !succeeded else { return close() }
    isSaving = false
    hasFailed = true
    setNeedsUpdateProperties()
  }

  /// The note's text in the store; `nil` if the store does not have the note.
  private var theirs: String? { note.flatMap { store.note($0.id) }?.text }

  private func takeOver(_ theirs: String) {
    draft = EditorDraft(base: theirs, text: theirs)
    screen.textView.setText(theirs)
  }

  /// Shows what depends on the user's text, on the base, on the store's text and on the save.
  override func updateProperties() {
    let isConflict = draft.conflicts(with: theirs)
    for view in [screen.conflictLabel, screen.keepMineButton, screen.takeTheirsButton] {
      view.setHidden(!isConflict)
    }
    screen.counterLabel.setText(counted(draft.text.count, "character"))
    screen.textView.setEnabled(!isSaving)
    screen.saveButton.setEnabled(canBeSaved)
    screen.errorLabel.setHidden(!hasFailed)
  }
}
