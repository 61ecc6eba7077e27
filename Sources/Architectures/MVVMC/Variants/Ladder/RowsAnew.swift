import Model

/// Rows that are sorted and filtered anew at each change: the ladder without `onlyWhatChanged`.
final class RowsAnew: ListRows {
  private var rows = NoteRows(order: .byChange)

  var ids: [Note.ID] { rows.ids }
  var order: NoteOrder { rows.order }
  var filter: String { rows.filter }

  func row(of note: Note) -> Int? { rows.row(of: note) }

  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
  }

  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    arrange(notes, by: order, filter: filter)
  }
}
