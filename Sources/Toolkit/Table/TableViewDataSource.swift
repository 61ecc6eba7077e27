/// Tells a table what its rows are; asked about rows in view only.
public protocol TableViewDataSource: AnyObject {
  /// The number of rows, the same as the operations on the table left.
  func numberOfRows(in tableView: TableView) -> Int
  /// A cell for the row: taken with `dequeueCell`, then filled.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
  /// The id of what the row shows.
  ///
  /// The table never asks: it is for drivers, which look for rows out of view by it.
  func tableView(_ tableView: TableView, idForRow row: Int) -> Int
}

/// Hears what the user does to a table.
public protocol TableViewDelegate: AnyObject {
  /// The highlight is to go to this row.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
  /// The row was tapped; `didSelectRow` came before.
  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int)
  /// The row was swiped away.
  func tableView(_ tableView: TableView, commitDeleteForRow row: Int)
  /// The table was pulled down to refresh it.
  func tableViewDidPull(_ tableView: TableView)
  /// Another row is at the top: the user has scrolled, or the rows have become too few.
  func tableViewDidScroll(_ tableView: TableView)
  /// A row has come into view, in the cell that was just filled; the upper rows first.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int)
  /// A cell has left the view; it may come back for another row.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell)
}

extension TableViewDelegate {
  /// Nothing to do, for most.
  public func tableViewDidScroll(_ tableView: TableView) {}
  /// Nothing to do, for most.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int
  ) {}
  /// Nothing to do, for most.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {}
}
