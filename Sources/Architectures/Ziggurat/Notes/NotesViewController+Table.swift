import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(table) { [weak self] table, row, _ in
      let cell = table.dequeueNoteCell()
      if let viewModel = self?.viewModel { cell.update(viewModel.rows[row]) }
      return cell
    }
  }

  func showRows(_ viewModel: NotesViewModel, old: NotesViewModel?) {
    let rows = viewModel.rows
    if let old, viewModel.arrangement != old.arrangement {
      dataSource.apply(rows.map(\.id), top: 0)
    } else if viewModel.isTableShown && old?.isTableShown != true {
      dataSource.applyUsingReloadData(rows.map(\.id))
    } else if !rows.elementsEqual(dataSource.ids, by: { $0.id == $1 }) {
      dataSource.apply(rows.map(\.id))
    }
    // Writes to cells in view only; the layout fills a cell that is not there yet.
    for row in table.visibleRows {
      if let cell = table.cellForRow(row) as? NoteCell { cell.update(rows[row]) }
    }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    rowShown(row)
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
