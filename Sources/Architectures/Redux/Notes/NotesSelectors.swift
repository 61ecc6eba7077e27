import Model

/// What the list shows of the state, and what the tab bar shows of the notes.
struct NotesSelectors {
  let title: @MainActor (AppState) -> String

  init() {
    title = createSelector({ $0.notes.collection.count }) { "Notes (\($0))" }
  }

  static func markCount(_ state: AppState) -> Int { state.notes.collection.markCount }

  static func hasLoaded(_ state: AppState) -> Bool { state.notes.hasLoaded }
  static func canRefresh(_ state: AppState) -> Bool { state.notes.canRefresh }
  static func canRetry(_ state: AppState) -> Bool { state.notes.canRetry }

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

  static func rowCount(_ state: AppState) -> Int { state.notes.rows.count }
  static func noteID(_ state: AppState, inRow row: Int) -> Note.ID { state.notes.rows[row] }
  static func rowUpdate(_ state: AppState) -> RowUpdate { state.notes.rowUpdate }

  /// The row in which a note is now.
  static func row(_ state: AppState, of id: Note.ID) -> Int? {
    state.notes.collection[id].flatMap { state.notes.rows.row(of: $0) }
  }

  /// Changes whenever any row may show something else.
  static func rowContent(_ state: AppState) -> RowContent {
    RowContent(
      revision: state.notes.revision, selection: state.notes.selection,
      pictureCount: state.pictures.arrived.count)
  }

  struct RowContent: Equatable {
    let revision: Int
    let selection: Note.ID?
    let pictureCount: Int
  }
}

/// What a row shows.
struct NoteRow {
  let title: String
  let date: String
  let mark: String
  /// Empty for a note without a picture.
  let imageName: String
  let isSelected: Bool
}

/// Selects what the row of one note shows; each row in view has its own, as in React-Redux.
struct NoteRowSelector {
  private let id: Note.ID
  private var title = Memo<String, String>()
  private var date = Memo<Timestamp, String>()

  init(of id: Note.ID) {
    self.id = id
  }

  /// Returns `nil` if the note is gone.
  mutating func callAsFunction(_ state: AppState) -> NoteRow? {
    guard let note = state.notes.collection[id] else { return nil }
    return NoteRow(
      title: title(note.text) { Model.title(of: $0) },
      date: date(note.touchedAt) { format($0) },
      mark: state.notes.collection.mark(of: id)?.rawValue ?? "",
      imageName: note.picture.map { state.pictures.shown($0).name } ?? "",
      isSelected: state.notes.selection == id)
  }
}
