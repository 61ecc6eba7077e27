import Controllers
import Model

/// Loads, saves and deletes notes, and gives new notes their id and their date.
final class NotesMiddleware: Middleware {
  private let notes: NotesController
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID

  init(
    _ notes: NotesController, now: @escaping () -> Timestamp, makeNoteID: @escaping () -> Note.ID
  ) {
    self.notes = notes
    self.now = now
    self.makeNoteID = makeNoteID
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    switch action {
    case .session(.restored(let session?)), .login(.succeeded(let session)):
      load(in: session, store)
      next(action)
    case .notes(.refreshTapped), .notes(.refreshPulled):
      // The user can pull even during a load, because no control is disabled then.
      guard store.state.notes.canRefresh, let session = store.state.session.session else { return }
      load(in: session, store)
      next(action)
    case .notes(.retryTapped):
      guard store.state.notes.canRetry, let session = store.state.session.session else { return }
      load(in: session, store)
      next(action)
    case .notes(.rowDeleted(let id)):
      let isThere = store.state.notes.collection[id] != nil
      next(action)
      if isThere { delete(id, store.state.notes.lastWrite, store) }
    case .detail(.deleteTapped):
      let id = store.state.notes.hasLostOpenNote ? nil : store.state.notes.openNote?.id
      next(action)
      if let id { delete(id, store.state.notes.lastWrite, store) }
    case .editor(.saveTapped(let text)):
      guard let note = store.state.editor.flatMap({ noteToSave(text, $0) }) else { return }
      next(.editor(.saveBegan(note)))
      save(note, store.state.notes.lastWrite, store)
    default:
      next(action)
    }
  }

  /// Returns the note with its new text, or `nil` while a save is under way.
  private func noteToSave(_ text: String, _ editor: EditorState) -> Note? {
    guard !editor.isSaving else { return nil }
    var note = editor.note ?? Note(id: makeNoteID(), createdAt: now(), text: text)
    note.text = text
    if !editor.isNew { note.changedAt = now() }
    return note
  }

  // MARK: - Effects

  private func load(in session: Session, _ store: Store) {
    notes.load(in: session) { [weak store] result in
      switch result {
      case .success(let list): store?.dispatch(.notes(.loaded(list)))
      case .failure: store?.dispatch(.notes(.loadFailed))
      }
    }
  }

  private func save(_ note: Note, _ number: NoteCollection.WriteNumber, _ store: Store) {
    guard let session = store.state.session.session else { return }
    notes.save(note, in: session) { [weak store, id = note.id] result in
      store?.dispatch(.notes(.saveAnswered(id, number, succeeded: result.succeeded)))
    }
  }

  private func delete(_ id: Note.ID, _ number: NoteCollection.WriteNumber, _ store: Store) {
    guard let session = store.state.session.session else { return }
    notes.delete(id, in: session) { [weak store] result in
      store?.dispatch(.notes(.deleteAnswered(id, number, succeeded: result.succeeded)))
    }
  }
}
