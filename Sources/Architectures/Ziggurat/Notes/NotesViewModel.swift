/// The list of notes.
nonisolated struct NotesViewModel: Equatable, Sendable {
  let title: String
  let controls: NotesControlsViewModel
  /// The text in place of rows; `nil` hides it.
  let emptyMessage: String?
  let isTableShown: Bool
  /// The row that the list is scrolled to; layout limits it to the last rows.
  let topRow: Int
  let rows: RowsViewModel
}

/// The controls of the list, and the state of its load.
nonisolated struct NotesControlsViewModel: Equatable, Sendable {
  /// Whether the user can create, sort and filter notes.
  let areControlsEnabled: Bool
  let isRefreshEnabled: Bool
  let sortButtonTitle: String
  let filter: String
  let showsRefreshError: Bool
  let isSpinnerShown: Bool
  let isErrorShown: Bool
}

/// The rows of the list: the notes of all rows, and the content of the rows in view.
nonisolated struct RowsViewModel: Equatable, Sendable {
  /// Another number each time that the rows are arranged anew, by an order or a filter.
  let arrangement: Int
  let ids: [Int]
  /// The place of the first row in view among all rows.
  let first: Int
  let inView: [NoteRowViewModel]

  /// Returns the content of a row, if it is in view.
  subscript(row: Int) -> NoteRowViewModel? {
    inView.indices.contains(row - first) ? inView[row - first] : nil
  }
}

/// One row of the list.
nonisolated struct NoteRowViewModel: Equatable, Sendable {
  let id: Int
  let title: String
  /// The name of an image; empty for a note without one.
  let picture: String
  let date: String
  let mark: String
  let isSelected: Bool
}
