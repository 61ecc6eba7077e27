import Screens
import Toolkit

/// Makes the row operations of the view model, instead of comparing ids.
final class FollowedRows: TableRows, TableViewDataSource {
  private let table: TableView
  private let cellProvider: CellProvider
  private var rows: Branch<RowsViewModel>?

  init(_ table: TableView, _ cellProvider: @escaping CellProvider) {
    self.table = table
    self.cellProvider = cellProvider
    table.dataSource = self
  }

  func reload(_ rows: Branch<RowsViewModel>) {
    self.rows = rows
    table.reloadData()
  }

  func rearrange(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>) {
    self.rows = rows
    replaceRows(from: old, by: rows, top: 0)
  }

  func update(_ rows: Branch<RowsViewModel>, from old: Branch<RowsViewModel>) {
    self.rows = rows
    if let step = rows.content.step, step.revision == old.content.ids.revision {
      follow(step.operation)
      if let row = step.operation.changedRow, rows.content.range.contains(row) {
        table.updateCell(row, rows)
      }
    } else if let operations = rows.content.ids.operations(since: old.content.ids) {
      for operation in operations { follow(operation) }
      table.updateCells(rows)
    } else {
      replaceRows(from: old, by: rows)
    }
  }

  private func follow(_ operation: RowOperation) {
    switch operation {
    case .insert(_, let row): table.insertRow(row)
    case .delete(let row): table.deleteRow(row)
    case .update: break
    case .move(let from, let to): table.moveRow(from, to: to)
    }
  }

  /// Replaces all rows where operations do not lead to them; cells of rows that stay in view are kept.
  private func replaceRows(
    from old: Branch<RowsViewModel>, by new: Branch<RowsViewModel>, top: Int? = nil
  ) {
    guard old.content.ids.count > 0 else {
      if new.content.ids.count > 0 { table.reloadData() }
      return
    }
    // More changes than the history remembers need not have moved a row.
    let (oldIDs, newIDs) = (old.content.ids, new.content.ids)
    let isSame =
      oldIDs.count == newIDs.count
      && (0..<newIDs.count).allSatisfy { oldIDs[$0] == newIDs[$0] }
    if top != nil || !isSame {
      table.reorderRows(count: newIDs.count, top: top) { row in
        let id = old.content[row].content.id
        return new.content.range.first { new.content[$0].content.id == id }
      }
    }
    table.updateCells(new)
  }

  func numberOfRows(in tableView: TableView) -> Int { rows?.content.ids.count ?? 0 }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    cellProvider(tableView, row)
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int {
    guard let rows else { return 0 }
    return rows.content.range.contains(row) ? rows.content[row].content.id : rows.content.ids[row]
  }
}

extension RowOperation {
  /// The row with new content, which may have a cell already.
  fileprivate var changedRow: Int? {
    switch self {
    case .update(let row), .move(_, let row): row
    case .insert, .delete: nil
    }
  }
}
