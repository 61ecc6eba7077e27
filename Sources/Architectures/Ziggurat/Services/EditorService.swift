import Model

/// The editor, while a note is being written.
final class EditorService: EditorReading, CreateInforming, EditInforming {
  private(set) var draft: EditorDraft?
  private var lastNumber = 0
  private let notes: NotesService
  private let navigation: NavigationService
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID
  private let signal: any UpdateSignal

  init(
    notes: NotesService, navigation: NavigationService, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID, signal: any UpdateSignal
  ) {
    self.notes = notes
    self.navigation = navigation
    self.now = now
    self.makeNoteID = makeNoteID
    self.signal = signal
  }

  func createTapped() {
    if notes.loadState.hasSucceeded { open(nil) }
  }

  func editTapped() {
    if let note = navigation.openNote?.note { open(note) }
  }

  private func open(_ note: Note?) {
    guard draft == nil else { return }
    lastNumber += 1
    draft = EditorDraft(number: lastNumber, of: note)
    signal(.editor)
  }

  private func close() {
    draft = nil
    signal(.editor)
  }

  /// Makes a note of the draft, with an id and a date if it is new.
  private func makeNote(from draft: EditorDraft) -> Note {
    guard var note = draft.note else {
      return Note(id: makeNoteID(), createdAt: now(), text: draft.text)
    }
    note.text = draft.text
    if !draft.isNew { note.changedAt = now() }
    return note
  }

  private func noteSaved(_ number: NoteCollection.WriteNumber, succeeded: Bool) {
    // The editor may have been closed since then, and opened again.
    guard draft?.progress == .saving(number) else { return }
    if succeeded { return close() }
    draft?.saveFailed()
    signal(.editor)
  }
}

// MARK: - Informed by the editor, and by the question over it

extension EditorService: EditorInforming, DiscardInforming {
  func cancelTapped(_ editor: Int) {
    // A link may have opened another editor in this turn.
    guard let draft, draft.number == editor else { return }
    if draft.isChanged { navigation.raise(.unsavedChanges) } else { close() }
  }

  func textEdited(_ text: String) {
    guard let draft, !draft.isSaving else { return }
    self.draft?.edit(text)
    signal(.editor)
  }

  func saveTapped() {
    guard let draft, draft.canBeSaved else { return }
    let note = makeNote(from: draft)
    let number = notes.save(note) { [weak self] in self?.noteSaved($0, succeeded: $1) }
    guard let number else { return }
    self.draft?.beginSave(of: note, number)
    signal(.editor)
  }

  func keepMineTapped() {
    draft?.keepMine()
    signal(.editor)
  }

  func takeTheirsTapped() {
    draft?.takeTheirs()
    signal(.editor)
  }

  func discardTapped() {
    navigation.alertAnswered()
    close()
  }

  func keepTapped() {
    navigation.alertAnswered()
  }
}

extension EditorService: SignalFollower {
  var followedParts: ServiceParts { .notes }

  func servicesChanged() {
    guard let id = draft?.note?.id else { return }
    draft?.follow(notes.note(id))
    signal(.editor)
  }
}

extension EditorService: SessionFollower {
  func sessionBegan(_ session: Session) {}

  func sessionEnded() {
    close()
  }
}
