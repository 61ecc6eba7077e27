import Model

/// The notes by id, as in Redux Toolkit's entity adapter, and the sorted ids that the list shows.
///
/// The adapter sorts by a fixed order and does not filter; the *Style Guide* would derive both. A memoised
/// selector learns only that some note has changed, and would filter and sort them all. The reducer knows
/// which one.
nonisolated struct NotesState: Equatable, Codable, Sendable {
  fileprivate(set) var collection = NoteCollection()
  /// The ids that the list shows, with the present order and filter.
  fileprivate(set) var rows = NoteRows(order: .byChange)
  /// The number of the last save or delete, by which an answer is matched to its request.
  fileprivate(set) var lastWrite: NoteCollection.WriteNumber = 0
  fileprivate(set) var selection: Note.ID?
  /// Set while a page is open over the list.
  fileprivate(set) var openNote: OpenNote?
  fileprivate(set) var isLoading = false
  /// Whether a load has ever succeeded; until then the list is disabled.
  fileprivate(set) var hasLoaded = false
  /// Whether the last load failed.
  fileprivate(set) var hasFailed = false

  /// The open note: its present content, or its last one if it has been deleted.
  var openNoteContent: Note? { openNote.flatMap { collection[$0.id] ?? $0.lastContent } }

  /// Whether the open note has been deleted elsewhere.
  var hasLostOpenNote: Bool { openNote.map { collection[$0.id] == nil } ?? false }
}

/// What happens on the list, and to the notes on the server.
nonisolated enum NotesAction: Equatable, Codable, Sendable {
  case createTapped
  case sortTapped
  case filterEdited(String)
  case rowSelected(Note.ID)
  /// The row was selected before.
  case rowOpened(Note.ID)
  case rowDeleted(Note.ID)

  case loadBegan
  case loaded([Note])
  case loadFailed
  case changesPushed([NoteChange])
  case saveAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
  case deleteAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
}

/// `route` is the state before the action.
func notesReducer(
  _ state: NotesState, _ action: AppAction, route: RouteState
) -> NotesState {
  var state = state
  switch action {
  case _ where action.openedSession != nil:
    state.startLoading()
  case .notes(let action):
    state.reduce(action)
  case .detail(.pageTurned(let id)):
    state.selection = id
  case .detail(.deleteTapped):
    if let id = state.openNote?.id { state.beginDelete(id) }
  case .editor(.saveBegan(let note)):
    state.beginSave(note)
  default:
    break
  }
  state.openNote = detailReducer(state.openNote, action, route: route)
  return state
}

extension NotesState {
  /// Opens the page of a note; closes the page that is open if there is no such note.
  mutating func followLink(to id: Note.ID, route: RouteState) {
    openNote = collection[id].map { OpenNote(id: $0.id, number: route.nextOpening) }
    selection = openNote?.id ?? selection
  }
}

extension NotesState {
  fileprivate mutating func reduce(_ action: NotesAction) {
    switch action {
    case .createTapped, .rowOpened:
      break
    case .sortTapped:
      sortRows(order: rows.order == .byChange ? .byTitle : .byChange)
    case .filterEdited(let filter):
      sortRows(filter: filter)
    case .rowSelected(let id):
      selection = id
    case .rowDeleted(let id):
      beginDelete(id)
    case .loadBegan:
      startLoading()
    case .loaded(let list):
      isLoading = false
      hasLoaded = true
      follow(collection.load(list))
    case .loadFailed:
      isLoading = false
      hasFailed = true
    case .changesPushed(let changes):
      // Before the first answer a push is ignored, because the answer will contain it.
      if hasLoaded { follow(collection.apply(changes)) }
    case .saveAnswered(let id, let number, let succeeded):
      follow(collection.endSave(of: id, number: number, succeeded: succeeded))
    case .deleteAnswered(let id, let number, let succeeded):
      follow(collection.endDelete(of: id, number: number, succeeded: succeeded))
    }
  }

  fileprivate mutating func startLoading() {
    isLoading = true
    hasFailed = false
  }

  fileprivate mutating func beginSave(_ note: Note) {
    let write = collection.beginSave(note)
    lastWrite = write.number
    follow(write.changes)
  }

  fileprivate mutating func beginDelete(_ id: Note.ID) {
    guard let write = collection.beginDelete(id) else { return }
    lastWrite = write.number
    follow(write.changes)
  }

  /// Updates selection, open page and rows after changes of the collection.
  private mutating func follow(_ changes: [NoteCollection.Change]) {
    if let id = selection, collection[id] == nil { selection = nil }
    openNote?.follow(changes)
    if rows.shouldResort(after: changes) {
      sortRows()
    } else {
      for change in changes { rows.apply(change) }
    }
  }

  private mutating func sortRows(order: NoteOrder? = nil, filter: String? = nil) {
    rows = NoteRows(
      collection.notes.values, order: order ?? rows.order, filter: filter ?? rows.filter)
  }
}
