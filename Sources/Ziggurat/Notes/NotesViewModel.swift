/// The list of notes.
nonisolated struct NotesViewModel: Equatable, Sendable {
  let title: String
  /// Creating, sorting and filtering.
  let areControlsEnabled: Bool
  let isRefreshEnabled: Bool
  let sortTitle: String
  let filter: String
  let isBannerShown: Bool
  let isSpinnerShown: Bool
  let isErrorShown: Bool
  /// What is said instead of rows; `nil` hides it.
  let emptyMessage: String?
  let isTableShown: Bool
  /// With another number the rows are seen from the top.
  let arrangement: Int
  /// All of them, in view or not, unless there is a window.
  let rows: [NoteRowViewModel]
  /// Where those rows lie among all, in a variant that presents only some.
  let window: RowWindowViewModel?
}
