import Model

/// The rows of the list: which notes it shows, in which order.
protocol ListRows: AnyObject {
  /// Makes an empty list, with the latest change first.
  init()
  var ids: [Note.ID] { get }
  var order: NoteOrder { get }
  var filter: String { get }
  /// Returns the row of a note, if the rows contain it with this date and text.
  func row(of note: Note) -> Int?
  /// Sorts and filters all notes.
  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String)
  /// Brings the rows up to date with changes that have made the notes what they are.
  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection)
}

/// Rows that are kept by `NoteRows`, as in all architectures; a change moves only its own row.
final class SharedRows: ListRows {
  private var rows = NoteRows(order: .byChange)

  var ids: [Note.ID] { rows.ids }
  var order: NoteOrder { rows.order }
  var filter: String { rows.filter }

  func row(of note: Note) -> Int? { rows.row(of: note) }

  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
  }

  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if rows.shouldResort(after: changes) { return arrange(notes, by: order, filter: filter) }
    for change in changes where change.old != change.new { _ = rows.apply(change) }
  }
}
