import Model
import Screens

/// What the list shows of the state, and what the tab bar shows of the notes.
struct NotesSelectors {
  let title: @MainActor (AppState) -> String = memoised({ $0.notes.collection.count }) {
    "Notes (\($0))"
  }

  static func markCount(_ state: AppState) -> Int { state.notes.collection.markCount }

  static func hasLoaded(_ state: AppState) -> Bool { state.notes.hasLoaded }
  static func canRefresh(_ state: AppState) -> Bool { state.notes.canRefresh }
  static func canRetry(_ state: AppState) -> Bool { state.notes.canRetry }

  static func isFirstLoadRunning(_ state: AppState) -> Bool {
    !state.notes.hasLoaded && state.notes.isLoading
  }

  static func isStale(_ state: AppState) -> Bool {
    state.notes.hasLoaded && state.notes.hasFailed
  }

  static func order(_ state: AppState) -> String {
    switch state.notes.rows.order {
    case .byChange: NotesWording.newestFirst
    case .byTitle: NotesWording.byTitle
    }
  }

  /// What is said in place of rows; `nil` where there are some.
  static func emptiness(_ state: AppState) -> String? {
    guard state.notes.hasLoaded, state.notes.rows.count == 0 else { return nil }
    return state.notes.rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }

  // MARK: - Rows

  static func rowCount(_ state: AppState) -> Int { state.notes.rows.count }
  static func noteID(_ state: AppState, inRow row: Int) -> Note.ID { state.notes.rows[row] }
  static func rowUpdate(_ state: AppState) -> RowUpdate { state.notes.rowUpdate }

  /// The row in which a note stands now.
  static func row(_ state: AppState, of id: Note.ID) -> Int? {
    state.notes.collection[id].flatMap { state.notes.rows.row(of: $0) }
  }

  /// What has to be another one before any row can show anything else.
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
