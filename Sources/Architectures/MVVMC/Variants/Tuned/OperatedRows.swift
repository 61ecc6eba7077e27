import Model
import Toolkit

/// The table is given the operations on its rows, and compares nothing.
struct OperatedRows: TableRows {
  let rows: RecordedRows

  func makeDataSource(
    of table: TableView, cellProvider: @escaping (TableView, _ row: Int, _ id: Int) -> TableViewCell
  ) -> any RowsDataSource {
    OperatedDataSource(table, rows, cellProvider)
  }
}

/// A data source that follows recorded rows.
private final class OperatedDataSource: RowsDataSource, TableViewDataSource {
  private(set) var ids: [Int] = []
  private let table: TableView
  private let rows: RecordedRows
  private let cellProvider: (TableView, _ row: Int, _ id: Int) -> TableViewCell

  init(
    _ table: TableView, _ rows: RecordedRows,
    _ cellProvider: @escaping (TableView, _ row: Int, _ id: Int) -> TableViewCell
  ) {
    (self.table, self.rows, self.cellProvider) = (table, rows, cellProvider)
    table.dataSource = self
  }

  // MARK: - For the table

  func numberOfRows(in tableView: TableView) -> Int { ids.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    cellProvider(tableView, row, ids[row])
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { ids[row] }

  // MARK: - For the view controller

  func cell(for id: Int) -> TableViewCell? {
    table.visibleRows.first { ids[$0] == id }.flatMap(table.cellForRow)
  }

  func apply(_ new: [Int]) {
    guard let changes = rows.takeChanges() else { return reorder(new, top: nil) }
    ids = new
    for change in changes {
      switch change {
      case .inserted(let row): table.insertRow(row)
      case .removed(let row): table.deleteRow(row)
      case .moved(let from, let to): table.moveRow(from, to: to)
      case .updated: break
      }
    }
  }

  func apply(_ new: [Int], top: Int) {
    _ = rows.takeChanges()
    if new == ids { table.scroll(toTop: top) } else { reorder(new, top: top) }
  }

  func applyUsingReloadData(_ new: [Int]) {
    _ = rows.takeChanges()
    ids = new
    table.reloadData()
  }

  private func reorder(_ new: [Int], top: Int?) {
    let old = ids
    ids = new
    let inView = Set(old[table.visibleRows])
    var newRows: [Int: Int] = [:]
    for (row, id) in new.enumerated() where inView.contains(id) { newRows[id] = row }
    table.reorderRows(count: new.count, top: top) { newRows[old[$0]] }
  }
}
