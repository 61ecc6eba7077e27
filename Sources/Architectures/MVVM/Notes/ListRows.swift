import Model

/// The rows of the list: which notes it shows, in which order.
///
/// Empty at first, with the latest change on top.
final class ListRows {
  private var rows = NoteRows(order: .byChange)

  var shape: RowsShape {
    RowsShape(order: rows.order, isFiltered: !rows.filter.isEmpty, isEmpty: rows.count == 0)
  }

  var filter: String { rows.filter }
  var count: Int { rows.count }

  subscript(row: Int) -> Note.ID { rows[row] }

  /// Returns the row of a note, if the rows contain it with this date and text.
  func row(of note: Note) -> Int? { rows.row(of: note) }

  /// Sorts and filters the notes of a store, and returns the old rows if the new ones differ.
  func arrange(_ store: ObservableNotesStore, by order: NoteOrder, filter: String) -> [Note.ID]? {
    let old = rows.ids
    rows = NoteRows(store.notes, order: order, filter: filter)
    return rows.ids == old ? nil : old
  }

  /// Returns whether one sort is cheaper than a search for each change.
  func shouldResort(after changes: [NoteCollection.Change]) -> Bool {
    rows.shouldResort(after: changes)
  }

  /// Applies a change of one note, and returns what the table has to do, if anything.
  func apply(_ change: NoteCollection.Change) -> RowsUpdate? {
    switch rows.apply(change) {
    case .inserted(let row): .insert(row)
    case .removed(let row): .delete(row)
    case .moved(let from, let to): .move(from: from, to: to)
    case .updated, nil: nil
    }
  }
}

/// A change that makes the table show the rows as they are now.
///
/// Changed content in a row needs no update, because the cell is bound to it.
enum RowsUpdate {
  case insert(Int)
  case delete(Int)
  /// `to` is counted after the row has been taken out.
  case move(from: Int, to: Int)
  /// Many rows are in new places. `newRow` returns the new place of an old row, if it has one.
  case reorder(count: Int, top: Int?, newRow: (Int) -> Int?)
  /// Scrolls to the first row. The rows are the same.
  case scrollToTop
  /// Replaces all rows.
  case reload
}

/// The state of the rows without their notes: order, filter, and whether there are any.
struct RowsShape: Equatable {
  let order: NoteOrder
  let isFiltered: Bool
  let isEmpty: Bool
}
