import Model

/// Provides the notes without a copy of its own: its state is that of the shared stores.
final class SharedNotesProvider: NotesProviding {
  let state: Observable<NotesProviderState>
  let services: NotesServices

  /// Requests the notes at once.
  init(
    notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, services: NotesServices
  ) {
    self.services = services
    let pictures = services.pictures
    services.notes.load()
    state = Observable {
      NotesProviderState(
        notes: notes.currentState.notes, loadState: notes.currentState.loadState,
        rows: rows.currentState, pictures: pictures.currentState)
    } follow: { changed in
      // The rows are told of each change of the notes.
      Disposables([
        rows.state.subscribe(changed: changed),
        notes.field(\.loadState).subscribe(changed: changed),
        pictures.state.subscribe(changed: changed),
      ])
    }
  }

  var currentState: NotesProviderState { state.value }
}
