import Model

/// Which notes the list shows, in which order: the pages of an open note follow them.
struct RowsState {
  var ids: [Note.ID] = []
  var order = NoteOrder.byChange
  var isFiltered = false
}
