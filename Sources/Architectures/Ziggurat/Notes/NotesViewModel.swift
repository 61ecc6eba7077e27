/// The list of notes.
nonisolated struct NotesViewModel: Equatable, Sendable {
  let title: String
  /// Whether the user can create, sort and filter notes.
  let areControlsEnabled: Bool
  let isRefreshEnabled: Bool
  let sortButtonTitle: String
  let filter: String
  let showsRefreshError: Bool
  let isSpinnerShown: Bool
  let isErrorShown: Bool
  /// The text in place of rows; `nil` hides it.
  let emptyMessage: String?
  let isTableShown: Bool
  /// The list goes to its top when this number changes.
  let arrangement: Int
  /// All rows, in view or not.
  let rows: [NoteRowViewModel]
}

/// One row of the list.
nonisolated struct NoteRowViewModel: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  /// The name of an image; empty for a note without one.
  let picture: String
  let date: String
  let mark: String
  let isSelected: Bool
}
