import Screens
import Toolkit

/// Brings the rows of a table up to date with the rows of the view model.
protocol TableRows: AnyObject {
  /// Shows the first rows.
  func reload(_ rows: Branch<RowsViewModel>)
  /// Shows the rows of another order or filter, from the top.
  func rearrange(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>)
  /// Shows changed rows.
  func update(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>)
}

/// Makes a cell for the row of a table.
typealias CellProvider = @MainActor (_ table: TableView, _ row: Int) -> TableViewCell

/// Makes what keeps a table's rows.
typealias TableRowsMaker =
  @MainActor (_ table: TableView, _ cellProvider: @escaping CellProvider) -> any TableRows

/// Finds the changes of the rows by comparing their ids.
final class DiffedRows: TableRows {
  private let table: TableView
  private let dataSource: TableViewDiffableDataSource

  init(_ table: TableView, _ cellProvider: @escaping CellProvider) {
    self.table = table
    dataSource = TableViewDiffableDataSource(table) { table, row, _ in cellProvider(table, row) }
  }

  func reload(_ rows: Branch<RowsViewModel>) {
    dataSource.applyUsingReloadData(rows.content.ids.all)
  }

  func rearrange(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>) {
    dataSource.apply(rows.content.ids.all, top: 0)
    table.updateCells(rows)
  }

  func update(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>) {
    if rows.content.ids != old.content.ids { dataSource.apply(rows.content.ids.all) }
    table.updateCells(rows)
  }
}

extension TableView {
  /// Updates the cells in view; the layout fills a cell that is not there yet.
  func updateCells(_ rows: Branch<RowsViewModel>) {
    for row in visibleRows { updateCell(row, rows) }
  }

  func updateCell(_ row: Int, _ rows: Branch<RowsViewModel>) {
    if let cell = cellForRow(row) as? NoteCell { cell.update(rows.content[row].content) }
  }
}
