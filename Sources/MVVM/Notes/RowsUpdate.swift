/// What a table has to do so that it shows the rows as they are now.
///
/// Another content in the same row is none of it: the row's cell is bound to that.
enum RowsUpdate {
  case insert(Int)
  case delete(Int)
  /// `to` counts without the row.
  case move(from: Int, to: Int)
  /// Other rows in another order; `newRow` says of an old row where it is now, if anywhere.
  case reorder(count: Int, top: Int?, newRow: (Int) -> Int?)
  /// The first row to the top; the rows are the same.
  case scrollToTop
  /// All rows anew.
  case reload
}
