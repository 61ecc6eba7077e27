import Model

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

  init(_ rows: NoteRows) {
    order = rows.order
    isFiltered = !rows.filter.isEmpty
    isEmpty = rows.count == 0
  }
}
