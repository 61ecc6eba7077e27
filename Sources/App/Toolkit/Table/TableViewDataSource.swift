/// Provides the rows of a table; the table asks only for rows in view.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows, which must agree with the operations on the table.
  func numberOfRows(in tableView: TableView) -> Int
  /// Returns a cell for the row: taken with `dequeueCell`, then filled.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
  /// Returns the id of the row's content, as UIKit's `UIDataSourceModelAssociation` does.
  ///
  /// The table never asks for it. UIKit restores a table with it, and drivers find rows that are not
  /// in view.
  func tableView(_ tableView: TableView, idForRow row: Int) -> Int
}

/// Is informed of the user's actions on a table, and of rows that come and go.
public protocol TableViewDelegate: AnyObject {
  /// Called when the user selects this row.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
  /// Called when the user has tapped the row, after `didSelectRow`.
  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int)
  /// Called when the user has swiped the row away.
  func tableView(_ tableView: TableView, commitDeleteForRow row: Int)
  /// Called when the user has pulled the table down to refresh it.
  func tableViewDidPull(_ tableView: TableView)
  /// Called when another row is at the top: the user has scrolled, or there are too few rows now.
  func tableViewDidScroll(_ tableView: TableView)
  /// Called when a row has come into view, with its filled cell; upper rows come first.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int)
  /// Called when a cell has left the view; it may be reused for another row.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell)
}

extension TableViewDelegate {
  /// Does nothing by default.
  public func tableViewDidScroll(_ tableView: TableView) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int
  ) {}
  /// Does nothing by default.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {}
}
