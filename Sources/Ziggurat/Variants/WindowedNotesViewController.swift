import Screens
import Toolkit

/// The list of notes, of which only the rows in view are presented.
///
/// It follows operations on the rows instead of comparing all of their ids.
final class WindowedNotesViewController: NotesViewController {
  private var ids: [Int] = []
  private var lineage: Int?
  /// How many operations of the lineage `ids` have followed.
  private var position = 0

  // MARK: - Table rows

  override func id(ofRow row: Int) -> Int { ids[row] }

  override func updateRows(_ viewModel: NotesViewModel, old: NotesViewModel?) {
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

  /// Rows that are not told of by operations: cells are kept of what was in view and still is.
  private func replaceRows(
    _ viewModel: NotesViewModel, _ window: RowWindowViewModel, top: Int?
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

  /// Of the cells in view those that show an older row, or another one.
  private func updateCells(_ rows: [NoteRowViewModel], from first: Int, old: NotesViewModel?) {
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
