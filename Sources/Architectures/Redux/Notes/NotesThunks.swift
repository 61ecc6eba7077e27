import Controllers
import Model

/// Loads, saves and deletes notes, and gives new notes their id and their date.
enum NotesThunks {
  /// Loads the notes again, unless a load is under way: the user can pull even then.
  static func load(_ store: Store, _ services: Services) {
    guard !store.state.notes.isLoading, let session = store.state.session.session else { return }
    store.dispatch(.notes(.loadBegan))
    request(in: session, store, services)
  }

  /// Requests the notes; the state says already that a load is under way.
  static func request(in session: Session, _ store: Store, _ services: Services) {
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
      guard let editor = store.state.editor, !editor.isSaving,
        let session = store.state.session.session
      else { return }
      let note = note(of: editor, text, services)
      store.dispatch(.editor(.saveBegan(note)))
      let number = store.state.notes.lastWrite
      services.notes.save(note, in: session) { [weak store] result in
        store?.dispatch(.notes(.saveAnswered(note.id, number, succeeded: result.succeeded)))
      }
    }
  }

  private static func note(of editor: EditorState, _ text: String, _ services: Services) -> Note {
    var note = editor.note ?? Note(id: services.makeNoteID(), createdAt: services.now(), text: "")
    note.text = text
    if !editor.isNew { note.changedAt = services.now() }
    return note
  }

  /// Deletes the note of a row, unless it is gone.
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
    guard store.state.notes.collection[id] != nil, let session = store.state.session.session
    else { return }
    store.dispatch(action)
    let number = store.state.notes.lastWrite
    services.notes.delete(id, in: session) { [weak store] result in
      store?.dispatch(.notes(.deleteAnswered(id, number, succeeded: result.succeeded)))
    }
  }
}
