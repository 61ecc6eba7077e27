import Model

/// A change that makes the table show the rows as they are now.
///
/// Changed content in a row needs no update, because the cell is bound to it.
enum RowsUpdate {
  case insert(Int)
  case delete(Int)
  /// `to` is counted after the row has been taken out.
  case move(from: Int, to: Int)
  /// Many rows are in new places. `old` are the ids of the rows before.
  case reorder(old: [Note.ID], top: Int?)
  /// Scrolls to the first row. The rows are the same.
  case scrollToTop
  /// Replaces all rows.
  case reload

  /// What the table has to do after a change of one note, if anything.
  init?(_ change: NoteRows.RowChange?) {
    switch change {
    case .inserted(let row): self = .insert(row)
    case .removed(let row): self = .delete(row)
    case .moved(let from, let to): self = .move(from: from, to: to)
    case .updated, nil: return nil
    }
  }
}
