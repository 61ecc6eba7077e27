import Model

/// Which notes the list shows, in which order, and which is selected.
struct RowsState {
  private(set) var ids: [Note.ID] = []
  private(set) var order = NoteOrder.byChange
  private(set) var isFiltered = false
  var selectedID: Note.ID?
  /// How often the list had to go back to its first row.
  var scrollsToTop = 0

  mutating func follow(_ rows: ListRows) {
    ids = rows.ids
    order = rows.order
    isFiltered = !rows.filter.isEmpty
  }
}
