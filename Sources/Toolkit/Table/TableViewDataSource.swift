/// Tells a table what its rows are; asked about rows in view only.
package protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int
  /// A cell for the row: taken with `dequeueCell`, then filled.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
}

/// Hears what the user does to a table.
package protocol TableViewDelegate: AnyObject {
  /// The highlight is to go to this row.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
  /// The row was tapped; `didSelectRow` came before.
  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int)
  func tableView(_ tableView: TableView, commitDeleteForRow row: Int)
  /// The table was pulled down to refresh it.
  func tableViewDidPull(_ tableView: TableView)
}
