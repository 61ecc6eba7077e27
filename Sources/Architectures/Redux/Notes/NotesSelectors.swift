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

  /// What the row of a note shows; `nil` if the note is gone.
  static func row(of id: Note.ID) -> (AppState) -> NoteRow? {
    { state in
      state.notes.collection[id].map { note in
        NoteRow(
          text: note.text, touchedAt: note.touchedAt, mark: state.notes.collection.mark(of: id),
          picture: note.picture.map { state.pictures.shown($0) },
          isSelected: state.notes.selection == id)
      }
    }
  }
}

/// The rows of the list.
struct NoteList: Equatable {
  let order: NoteOrder
  let filter: String
  // Equal arrays of two states mostly share their storage. Swift sees that, and compares no ids.
  let ids: [Note.ID]
}

/// What the row of a note shows.
///
/// Its texts are derived when it has changed.
struct NoteRow: Equatable {
  let text: String
  let touchedAt: Timestamp
  let mark: WriteMark?
  /// The placeholder until the note's picture has arrived; `nil` for a note without a picture.
  let picture: Picture?
  let isSelected: Bool

  var title: String { Model.title(of: text) }
  var date: String { format(touchedAt) }
}
