import Model

/// The view model of the editor, which owns the unfinished text and saves it.
final class EditorViewModel {
  @Emitter var close: Signal<Void>
  @Emitter var askToDiscard: Signal<Void>
  @Output private var draft: Property<EditorDraft>
  /// The note that is edited; a new note is made at the first save.
  private var note: Note?
  private let isNew: Bool
  private let store: ObservableNotesStore
  private let overlay: Overlay
  private let bag = DisposalBag()

  /// - Parameters:
  ///   - note: the note that is edited, or `nil` for a new one.
  ///   - store: saves the note, and sends its changes.
  ///   - overlay: holds the editor until it closes.
  init(editing note: Note?, in store: ObservableNotesStore, overlay: Overlay) {
    self.note = note
    self.store = store
    self.overlay = overlay
    isNew = note == nil
    _draft = Output(EditorDraft(note?.text))
    store.events.observe(in: bag) { [weak self] _ in self?.follow() }
    save.successes.observe(in: bag) { [weak self] in self?.leave() }
    save.error.observe(in: bag) { [weak self] in if $0 != nil { self?._draft.value.failSave() } }
  }

  // MARK: - Outputs

  private(set) lazy var text = draft.map(\.text)
  private(set) lazy var counter = text.map { counted($0.count, "character") }
  private(set) lazy var isEditable = save.isExecuting.map { !$0 }
  private(set) lazy var isErrorShown = draft.map(\.hasFailed)
  private(set) lazy var isConflictShown = draft.map(\.isInConflict)

  // MARK: - User actions

  func cancelTapped() {
    guard draft.value.isDirty else { return leave() }
    overlay.setAlert(true)
    _askToDiscard.send(())
  }

  func discardTapped() {
    overlay.setAlert(false)
    leave()
  }

  func keepTapped() {
    overlay.setAlert(false)
  }

  func textEdited(_ text: String) {
    _draft.value.edit(text)
  }

  private(set) lazy var save = Command(
    enabledIf: draft.map { ($0.hasFailed || $0.isDirty) && validate(noteText: $0.text) }
  ) { [weak self] done in
    self?.saveDraft(done)
  }

  func keepMineTapped() {
    _draft.value.keepMine()
  }

  func takeTheirsTapped() {
    _draft.value.takeTheirs()
  }

  private func leave() {
    _close.send(())
    overlay.setEditor(false)
  }

  // MARK: - Following the store

  private func follow() {
    if let note { _draft.value.follow(store.note(note.id)?.text) }
  }

  // MARK: - Saving

  private func saveDraft(_ done: @escaping (Result<Void, NotesError>) -> Void) {
    let note = written()
    self.note = note
    _draft.value.beginSave()
    store.save(note, done)
  }

  /// The note with the text as it is now.
  private func written() -> Note {
    let text = draft.value.text
    guard var note else { return store.makeNote(text: text) }
    if !isNew { return store.changed(note, text: text) }
    note.text = text
    return note
  }
}
