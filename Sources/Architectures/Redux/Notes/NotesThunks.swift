import Controllers
import Model

/// Loads, saves and deletes notes, and gives new notes their id and their date.
enum NotesThunks {
  /// Loads the notes again, unless a load is under way: the user can pull even then.
  static func load(_ store: Store, _ services: Services) {
    guard !store.state.notes.isLoading else { return }
    store.dispatch(.notes(.loadBegan))
    request(store, services)
  }

  /// Requests the notes; the state says already that a load is under way.
  static func request(_ store: Store, _ services: Services) {
    guard let session = store.state.session.session else { return }
    services.notes.load(in: session) { [weak store] result in
      switch result {
      case .success(let list): store?.dispatch(.notes(.loaded(list)))
      case .failure: store?.dispatch(.notes(.loadFailed))
      }
    }
  }

  /// Saves the text of the editor, unless a save is under way.
  static func save(_ text: String) -> Thunk {
    { store, services in
      guard let editor = store.state.editor, !editor.isSaving else { return }
      let note = note(of: editor, text, services)
      save(note, by: .editor(.saveBegan(note)), store, services)
    }
  }

  private static func note(of editor: EditorState, _ text: String, _ services: Services) -> Note {
    var note = editor.note ?? Note(id: services.makeNoteID(), createdAt: services.now(), text: "")
    note.text = text
    if !editor.isNew { note.changedAt = services.now() }
    return note
  }

  private static func save(
    _ note: Note, by action: AppAction, _ store: Store, _ services: Services
  ) {
    store.dispatch(action)
    guard let session = store.state.session.session else { return }
    let number = store.state.notes.lastWrite
    services.notes.save(note, in: session) { [weak store] result in
      store?.dispatch(.notes(.saveAnswered(note.id, number, succeeded: result.succeeded)))
    }
  }

  /// Deletes the note of a row.
  static func delete(_ id: Note.ID) -> Thunk {
    { delete(id, by: .notes(.rowDeleted(id)), $0, $1) }
  }

  /// Deletes the open note and closes its page.
  static func deleteOpenNote(_ store: Store, _ services: Services) {
    guard let id = store.state.notes.openNote?.id else { return }
    delete(id, by: .detail(.deleteTapped), store, services)
  }

  private static func delete(
    _ id: Note.ID, by action: AppAction, _ store: Store, _ services: Services
  ) {
    // An open note may have been deleted elsewhere.
    let isThere = store.state.notes.collection[id] != nil
    store.dispatch(action)
    guard isThere, let session = store.state.session.session else { return }
    let number = store.state.notes.lastWrite
    services.notes.delete(id, in: session) { [weak store] result in
      store?.dispatch(.notes(.deleteAnswered(id, number, succeeded: result.succeeded)))
    }
  }
}
