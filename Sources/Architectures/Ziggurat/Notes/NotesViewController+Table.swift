import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func cell(for row: Int, of table: TableView) -> TableViewCell {
    // Only a table that has just grown asks for a row out of view: the next pass fills its cell.
    guard let row = viewModel?.rows[row] else { return NoteCell(on: loop) }
    let cell = table.dequeueNoteCell()
    cell.update(row)
    return cell
  }

  func showRows(_ viewModel: NotesViewModel, old: NotesViewModel?) {
    guard viewModel.isTableShown else { return }
    let rows = viewModel.rows
    if let old, old.isTableShown {
      applyIDs(viewModel, old: old.rows)
    } else {
      dataSource.applyUsingReloadData(rows.ids)
    }
    table.scroll(toTop: viewModel.topRow)
    if rows != old?.rows { updateCells(rows) }
  }

  /// Shows another order or filter by one operation, and other rows by the changes.
  private func applyIDs(_ viewModel: NotesViewModel, old: RowsViewModel) {
    let rows = viewModel.rows
    guard rows.ids != old.ids else { return }
    if rows.arrangement != old.arrangement {
      dataSource.apply(rows.ids, top: viewModel.topRow)
    } else {
      dataSource.apply(rows.ids)
    }
  }

  /// Updates the cells in view; the layout fills a cell that is not there yet.
  private func updateCells(_ rows: RowsViewModel) {
    for row in table.visibleRows {
      if let cell = table.cellForRow(row) as? NoteCell, let row = rows[row] { cell.update(row) }
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
