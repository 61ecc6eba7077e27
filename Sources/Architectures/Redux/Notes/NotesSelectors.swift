import Model

/// What the list shows of the state, and what the tab bar shows of the notes.
enum NotesSelectors {
  static let title = DerivedSelector({ $0.notes.collection.count }) { "Notes (\($0))" }

  static func markCount(_ state: AppState) -> Int { state.notes.collection.markCount }

  static func hasLoaded(_ state: AppState) -> Bool { state.notes.hasLoaded }
  static func canRefresh(_ state: AppState) -> Bool {
    state.notes.hasLoaded && !state.notes.isLoading
  }
  static func canRetry(_ state: AppState) -> Bool {
    !state.notes.hasLoaded && state.notes.hasFailed
  }

  static func isFirstLoadRunning(_ state: AppState) -> Bool {
    !state.notes.hasLoaded && state.notes.isLoading
  }

  static func showsRefreshError(_ state: AppState) -> Bool {
    state.notes.hasLoaded && state.notes.hasFailed
  }

  static func sortButtonTitle(_ state: AppState) -> String {
    switch state.notes.rows.order {
    case .byChange: NotesWording.newestFirst
    case .byTitle: NotesWording.byTitle
    }
  }

  /// The text that replaces the rows of an empty list; `nil` if there are rows.
  static func emptyMessage(_ state: AppState) -> String? {
    guard state.notes.hasLoaded, state.notes.rows.count == 0 else { return nil }
    return state.notes.rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }

  // MARK: - Rows

  /// The ids of all rows, with the order and the filter that they have.
  static func list(_ state: AppState) -> NoteList {
    let rows = state.notes.rows
    return NoteList(order: rows.order, filter: rows.filter, ids: rows.ids)
  }

  static func title(of id: Note.ID) -> DerivedSelector<String, String> {
    DerivedSelector({ $0.notes.collection[id]?.text }) { Model.title(of: $0) }
  }

  static func date(of id: Note.ID) -> DerivedSelector<Timestamp, String> {
    DerivedSelector({ $0.notes.collection[id]?.touchedAt }) { format($0) }
  }

  static func mark(of id: Note.ID) -> (AppState) -> String {
    { $0.notes.collection.mark(of: id)?.rawValue ?? "" }
  }

  /// The name of the note's picture, or of the placeholder until it has arrived; may be empty.
  static func picture(of id: Note.ID) -> (AppState) -> String {
    { state in
      state.notes.collection[id]?.picture.map { state.pictures.shown($0).name } ?? ""
    }
  }

  static func isSelected(_ id: Note.ID) -> (AppState) -> Bool { { $0.notes.selection == id } }
}

/// The rows of the list.
struct NoteList: Equatable {
  let order: NoteOrder
  let filter: String
  // Equal arrays of two states mostly share their storage. Swift sees that, and compares no ids.
  let ids: [Note.ID]
}
