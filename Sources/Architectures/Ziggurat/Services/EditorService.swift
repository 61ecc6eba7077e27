import Model

/// The editor, while a note is being written.
final class EditorService: EditorReading {
  private(set) var draft: EditorDraft?
  private var lastNumber = 0
  private let navigation: NavigationService
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID
  private let signal: () -> Void

  init(
    navigation: NavigationService, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID, signal: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.now = now
    self.makeNoteID = makeNoteID
    self.signal = signal
  }

  private func close() {
    draft = nil
    navigation.editorClosed()
    signal()
  }

  // MARK: - Informed by the notes' Service

  /// Opens a note, or an empty text for a new one.
  func open(_ note: Note?) {
    guard draft == nil else { return }
    lastNumber += 1
    draft = EditorDraft(number: lastNumber, of: note)
    navigation.editorOpened()
    signal()
  }

  func notesChanged(_ changes: [NoteCollection.Change]) {
    guard let id = draft?.note?.id, let change = changes.last(where: { $0.id == id })
    else { return }
    draft?.follow(change.new)
    signal()
  }

  /// Makes a note of the draft, with an id and a date if it is new; `nil` if it cannot be saved.
  func makeNote() -> Note? {
    guard let draft, draft.canBeSaved else { return nil }
    guard var note = draft.note else {
      return Note(id: makeNoteID(), createdAt: now(), text: draft.text)
    }
    note.text = draft.text
    if !draft.isNew { note.changedAt = now() }
    return note
  }

  func saveBegan(of note: Note, _ number: NoteCollection.WriteNumber) {
    draft?.beginSave(of: note, number)
    signal()
  }

  func saveEnded(_ number: NoteCollection.WriteNumber, succeeded: Bool) {
    // The editor may have been closed since then, and opened again.
    guard draft?.progress == .saving(number) else { return }
    if succeeded { return close() }
    draft?.saveFailed()
    signal()
  }
}

// MARK: - Informed by the editor, and by the question over it

extension EditorService: EditorInforming, DiscardInforming {
  func cancelTapped(_ editor: Int) {
    guard let draft, draft.number == editor else { return }
    if draft.isChanged { navigation.raise(.unsavedChanges) } else { close() }
  }

  func textEdited(_ text: String, in editor: Int) {
    guard let draft, draft.number == editor, !draft.isSaving else { return }
    self.draft?.edit(text)
    signal()
  }

  func keepMineTapped() {
    draft?.keepMine()
    signal()
  }

  func takeTheirsTapped() {
    draft?.takeTheirs()
    signal()
  }

  func discardTapped() {
    close()
    navigation.alertAnswered()
  }

  func keepTapped() {
    navigation.alertAnswered()
  }
}

extension EditorService: SessionFollower {
  func sessionEnded() {
    close()
  }
}
