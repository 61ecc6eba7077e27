import Model

/// The editor, while a note is written.
final class EditorService: EditorReading, CreateInforming, EditInforming {
  private(set) var draft: Draft?
  private let notes: NotesService
  private let navigation: any NavigationReading
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID
  private let signal: UpdateSignal

  init(
    notes: NotesService, navigation: any NavigationReading, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID, signal: UpdateSignal
  ) {
    self.notes = notes
    self.navigation = navigation
    self.now = now
    self.makeNoteID = makeNoteID
    self.signal = signal
  }

  func createTapped() {
    guard draft == nil, notes.loading.hasSucceeded else { return }
    draft = Draft()
    signal()
  }

  func editTapped() {
    guard draft == nil, let note = navigation.openNote else { return }
    draft = Draft(of: note)
    signal()
  }

  private func close() {
    draft = nil
    signal()
  }

  /// The note as the draft has it now; a new one gets its id and date.
  private func makeNote(from draft: Draft) -> Note {
    switch draft.subject {
    case .new:
      return Note(id: makeNoteID(), createdAt: now(), text: draft.text)
    case .created(var note):
      note.text = draft.text
      return note
    case .existing(var note):
      note.text = draft.text
      note.changedAt = now()
      return note
    }
  }

  private func noteSaved(_ number: NoteCollection.WriteNumber, succeeded: Bool) {
    // The editor may have been closed since, and opened again.
    guard draft?.progress == .saving(number) else { return }
    if succeeded { return close() }
    draft?.progress = .failed
    signal()
  }
}

// MARK: - Informed by the editor

extension EditorService: EditorInforming {
  func textEdited(_ text: String) {
    guard let draft, !draft.isSaving else { return }
    self.draft?.text = text
    signal()
  }

  func saveTapped() {
    guard var draft, draft.canBeSaved else { return }
    let note = makeNote(from: draft)
    if case .new = draft.subject { draft.subject = .created(note) }
    let number = notes.save(note) { [weak self] in self?.noteSaved($0, succeeded: $1) }
    guard let number else { return }
    draft.base = draft.text
    draft.progress = .saving(number)
    self.draft = draft
    signal()
  }

  func cancelTapped() {
    guard let draft else { return }
    guard draft.isChanged else { return close() }
    self.draft?.isDiscardInQuestion = true
    signal()
  }

  func discardTapped() {
    close()
  }

  func keepTapped() {
    draft?.isDiscardInQuestion = false
    signal()
  }
}

extension EditorService: SessionFollower {
  func sessionBegan(_ session: Session) {}

  func sessionEnded() {
    close()
  }
}
