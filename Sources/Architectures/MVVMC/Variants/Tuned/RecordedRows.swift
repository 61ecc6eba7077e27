import Model

/// Rows that record what has happened to them, for the table.
final class RecordedRows: ListRows {
  /// Changes of notes, before anybody else hears of them.
  let noteChanges = PublishSubject<[NoteCollection.Change]>()
  private var rows = NoteRows(order: .byChange)
  /// What has happened since the table took it; `nil` if too much for single operations.
  private var changes: [NoteRows.RowChange]? = []

  var ids: [Note.ID] { rows.ids }
  var order: NoteOrder { rows.order }
  var filter: String { rows.filter }

  func row(of note: Note) -> Int? { rows.row(of: note) }

  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    let old = rows.ids
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
    if rows.ids != old { changes = nil }
  }

  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    noteChanges.onNext(changes)
    if rows.shouldResort(after: changes) { return arrange(notes, by: order, filter: filter) }
    for change in changes {
      if let change = rows.apply(change) { record(change) }
    }
  }

  /// Returns what has happened to the rows, in order, and forgets it.
  func takeChanges() -> [NoteRows.RowChange]? {
    defer { changes = [] }
    return changes
  }

  private func record(_ change: NoteRows.RowChange) {
    if case .updated = change { return }
    changes?.append(change)
    // Nobody takes them while the list is covered.
    if let count = changes?.count, count > max(15, rows.count / 8) { changes = nil }
  }
}
