import Toolkit

/// How the table comes to show other rows: a choice of the composition.
protocol TableRows {
  /// Makes the data source of a table, which the caller keeps alive.
  func makeDataSource(
    of table: TableView, cellProvider: @escaping (TableView, _ row: Int, _ id: Int) -> TableViewCell
  ) -> any RowsDataSource
}

/// The rows that a table shows.
protocol RowsDataSource: AnyObject {
  /// The ids of the rows' notes.
  var ids: [Int] { get }
  /// Returns the cell of an id, if it is in view.
  func cell(for id: Int) -> TableViewCell?
  func apply(_ new: [Int])
  /// Replaces the rows by another order or filter, shown from the row `top` on.
  func apply(_ new: [Int], top: Int)
  /// Replaces the rows, and fills every cell again.
  func applyUsingReloadData(_ new: [Int])
}

/// The table is given all ids, and computes what has changed.
struct DiffedRows: TableRows {
  func makeDataSource(
    of table: TableView, cellProvider: @escaping (TableView, _ row: Int, _ id: Int) -> TableViewCell
  ) -> any RowsDataSource {
    TableViewDiffableDataSource(table, cellProvider: cellProvider)
  }
}

extension TableViewDiffableDataSource: RowsDataSource {}
