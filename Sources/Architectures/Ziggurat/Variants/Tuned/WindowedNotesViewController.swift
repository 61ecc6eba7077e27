import Screens
import Toolkit

/// The list of notes, of which only the rows in view are presented.
///
/// It applies operations to the rows instead of comparing all of their ids.
final class WindowedNotesViewController: TunedNotesViewController {
  private var ids: [Int] = []
  private var lineage: Int?
  /// The number of the lineage's operations that are applied to `ids`.
  private var position = 0

  // MARK: - Table rows

  override func id(ofRow row: Int) -> Int { ids[row] }

  override func showRows(_ viewModel: TunedNotesViewModel, old: TunedNotesViewModel?) {
    guard let window = viewModel.window, viewModel.isTableShown else { return }
    let isFirst = old?.isTableShown != true
    let top = isFirst || viewModel.arrangement == old?.arrangement ? nil : 0
    if window.lineage == lineage, position >= window.start {
      for operation in window.operations.dropFirst(position - window.start) { follow(operation) }
      if let top { table.scroll(toTop: top) }
    } else {
      replaceRows(viewModel, window, top: top)
    }
    lineage = window.lineage
    position = window.start + window.operations.count
    updateCells(viewModel.rows, from: window.firstRow, old: old)
  }

  private func follow(_ operation: RowOperation) {
    ids.apply(operation)
    switch operation {
    case .insert(_, let row): table.insertRow(row)
    case .delete(let row): table.deleteRow(row)
    case .move(let row, let new): table.moveRow(row, to: new)
    }
  }

  /// Replaces all rows where operations do not lead to them; cells of rows that stay in view are kept.
  private func replaceRows(
    _ viewModel: TunedNotesViewModel, _ window: RowWindowViewModel, top: Int?
  ) {
    table.dataSource = self
    let old = ids
    ids = window.ids
    for operation in window.operations { ids.apply(operation) }
    func newRow(_ row: Int) -> Int? {
      viewModel.rows.firstIndex { $0.id == old[row] }.map { $0 + window.firstRow }
    }
    if top != nil || !old.isEmpty {
      table.reorderRows(count: ids.count, top: top, newRow)
    } else {
      table.reloadData()
    }
  }

  /// Fills the cells in view that show an older row, or another one.
  private func updateCells(_ rows: [NoteRowViewModel], from first: Int, old: TunedNotesViewModel?) {
    let oldRows = old?.rows ?? []
    let oldFirst = old?.window?.firstRow ?? 0
    for row in table.visibleRows {
      let oldPlace = row - oldFirst
      if oldRows.indices.contains(oldPlace), oldRows[oldPlace] == rows[row - first] { continue }
      if let cell = table.cellForRow(row) as? NoteCell { cell.update(rows[row - first]) }
    }
  }
}

extension WindowedNotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { ids.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    if let viewModel, let window = viewModel.window {
      cell.update(viewModel.rows[row - window.firstRow])
    }
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { ids[row] }
}
