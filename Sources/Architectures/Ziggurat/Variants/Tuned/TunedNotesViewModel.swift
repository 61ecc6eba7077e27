/// The list of notes, of which only some rows may be presented.
nonisolated struct TunedNotesViewModel: Equatable, Sendable {
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
  /// The rows of the window, or all rows without a window.
  let rows: [NoteRowViewModel]
  /// The place of those rows among all rows; `nil` if all are presented.
  let window: RowWindowViewModel?
}
