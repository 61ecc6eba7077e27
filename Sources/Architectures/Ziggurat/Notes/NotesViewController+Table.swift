import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func cell(for row: Int, of table: TableView) -> TableViewCell {
    let cell = table.dequeueNoteCell()
    if let viewModel {
      let row = viewModel.content.rows.content[row]
      cell.update(row.content)
      cell.setSelected(row.content.id == viewModel.content.selectedID)
    }
    return cell
  }

  func showRows(_ viewModel: Branch<NotesViewModel>, old: Branch<NotesViewModel>?) {
    guard viewModel.content.isTableShown else { return }
    let new = viewModel.content.rows
    let ids = new.content.ids
    guard let old, old.content.isTableShown else { return dataSource.applyUsingReloadData(ids) }
    if viewModel.content.arrangement != old.content.arrangement {
      dataSource.apply(ids, top: 0)
      updateCells(new)
    } else if new != old.content.rows {
      if ids != old.content.rows.content.ids { dataSource.apply(ids) }
      updateCells(new)
    }
    let selectedID = viewModel.content.selectedID
    if selectedID != old.content.selectedID {
      showSelection(selectedID, old: old.content.selectedID, new)
    }
  }

  /// Updates the cells in view; the layout fills a cell that is not there yet.
  private func updateCells(_ rows: Branch<RowsViewModel>) {
    let table = table
    for row in table.visibleRows {
      if let cell = table.cellForRow(row) as? NoteCell { cell.update(rows.content[row].content) }
    }
  }

  private func showSelection(_ selectedID: Int?, old: Int?, _ rows: Branch<RowsViewModel>) {
    let table = table
    for row in table.visibleRows {
      let id = rows.content[row].content.id
      if id == old || id == selectedID { table.cellForRow(row)?.setSelected(id == selectedID) }
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
  }
}
