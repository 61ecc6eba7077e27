import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func cell(for row: Int, of table: TableView) -> TableViewCell {
    let cell = table.dequeueNoteCell()
    if let viewModel { cell.update(viewModel.rows[row]) }
    return cell
  }

  func showRows(_ viewModel: NotesViewModel, old: NotesViewModel?) {
    guard viewModel.isTableShown else { return }
    let rows = viewModel.rows
    guard let old, old.isTableShown else { return dataSource.applyUsingReloadData(rows.ids) }
    if viewModel.arrangement != old.arrangement {
      dataSource.apply(rows.ids, top: 0)
    } else if rows.ids != old.rows.ids {
      dataSource.apply(rows.ids)
    }
    if rows != old.rows { updateCells(rows) }
  }

  /// Updates the cells in view; the layout fills a cell that is not there yet.
  private func updateCells(_ rows: RowsViewModel) {
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

  func tableViewDidScroll(_ tableView: TableView) { listScrolled() }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}

extension NoteCell {
  /// Shows a row; the cell may show an older state of that row, another row or nothing yet.
  func update(_ row: NoteRowViewModel) {
    noteID = row.id
    titleLabel.setText(row.title)
    pictureView.setImageName(row.picture)
    dateLabel.setText(row.date)
    markLabel.setText(row.mark)
    setSelected(row.isSelected)
  }
}
