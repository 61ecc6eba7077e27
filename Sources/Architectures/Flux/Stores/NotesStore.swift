import Model

/// The notes of the signed-in user, with the writes that are not acknowledged yet.
final class NotesStore: Store<Action> {
  private struct State {
    var notes = NoteCollection()
    var hasLoaded = false
    var isLoading = false
    var hasFailed = false
    var lastWrite: NoteCollection.WriteNumber = 0
  }

  private var state = State()
  private var lastChanges: [NoteCollection.Change] = []

  // MARK: - Getters

  var count: Int { state.notes.count }
  /// The number of notes with a last write that is running or has failed.
  var markCount: Int { state.notes.markCount }
  /// All notes, in no order.
  var all: some Collection<Note> { state.notes.notes.values }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }

  /// Whether a load has succeeded in this session.
  var hasLoaded: Bool { state.hasLoaded }
  var isLoading: Bool { state.isLoading }
  var isLoadingFirst: Bool { isLoading && !hasLoaded }
  var canRefresh: Bool { hasLoaded && !isLoading }
  /// Whether the first load has failed, and no other has begun since.
  var hasFirstLoadFailed: Bool { state.hasFailed && !hasLoaded }
  /// Whether the last refresh has failed, and no other has begun since.
  var hasRefreshFailed: Bool { state.hasFailed && hasLoaded }

  /// The number of the latest save or delete: the answer to it will carry it.
  var lastWrite: NoteCollection.WriteNumber { state.lastWrite }

  /// What the present action has changed, note by note.
  ///
  /// It is for stores that derive their state from the notes, as `hasChanged()` is.
  var changes: [NoteCollection.Change] { hasChanged() ? lastChanges : [] }

  // MARK: - Actions

  override func onDispatch(_ action: Action) {
    lastChanges = []
    switch action {
    case .loadNotes:
      state.isLoading = true
      state.hasFailed = false
      emitChange()
    case .saveNote(let note, _):
      let (number, changes) = state.notes.beginSave(note)
      state.lastWrite = number
      follow(changes)
    case .deleteNote(let id):
      guard let (number, changes) = state.notes.beginDelete(id) else { return }
      state.lastWrite = number
      follow(changes)
    case .logOut:
      state = State()
      emitChange()
    case .notesLoaded(let result): finishLoad(result)
    case .notesPushed(let push):
      // A push before the first load is ignored, because the answer to the load will contain it.
      if state.hasLoaded { follow(state.notes.apply(push)) }
    case .noteSaved(let id, let number, _, let succeeded):
      follow(state.notes.endSave(of: id, number: number, succeeded: succeeded))
    case .noteDeleted(let id, let number, let succeeded):
      follow(state.notes.endDelete(of: id, number: number, succeeded: succeeded))
    default: break
    }
  }

  private func finishLoad(_ result: Result<[Note], NotesError>) {
    state.isLoading = false
    switch result {
    case .success(let notes):
      state.hasLoaded = true
      follow(state.notes.load(notes))
    case .failure:
      state.hasFailed = true
    }
    emitChange()
  }

  private func follow(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    lastChanges = changes
    emitChange()
  }
}
