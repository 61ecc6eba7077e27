import Model

/// The rows of the list: which notes it shows, in which order.
///
/// Empty at first, with the latest change on top. A change moves only its own row.
final class ListRows {
  private var rows = NoteRows(order: .byChange)

  var ids: [Note.ID] { rows.ids }
  var order: NoteOrder { rows.order }
  var filter: String { rows.filter }

  /// Returns the row of a note, if the rows contain it with this date and text.
  func row(of note: Note) -> Int? { rows.row(of: note) }

  /// Sorts and filters all notes.
  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
  }

  /// Brings the rows up to date with changes that have made the notes what they are.
  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if rows.shouldResort(after: changes) { return arrange(notes, by: order, filter: filter) }
    for change in changes where change.old != change.new { _ = rows.apply(change) }
  }
}
