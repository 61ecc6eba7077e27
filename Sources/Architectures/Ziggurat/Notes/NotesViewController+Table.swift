import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func cell(for row: Int, of table: TableView) -> TableViewCell {
    let cell = table.dequeueNoteCell()
    if let viewModel = viewModel?.content {
      let row = viewModel.rows.content[row].content
      cell.update(row)
      cell.setSelected(row.id == viewModel.selectedID)
    }
    return cell
  }

  func showRows(_ viewModel: NotesViewModel, old: NotesViewModel?) {
    guard viewModel.isTableShown else { return }
    guard let old, old.isTableShown else { return rows.reload(viewModel.rows.content) }
    if viewModel.arrangement != old.arrangement {
      rows.rearrange(viewModel.rows.content, from: old.rows.content)
    } else if viewModel.rows != old.rows {
      rows.update(viewModel.rows.content, from: old.rows.content)
    }
    if viewModel.selectedID != old.selectedID { showSelection(viewModel, old: old.selectedID) }
  }

  private func showSelection(_ viewModel: NotesViewModel, old: Int?) {
    let rows = viewModel.rows.content
    for row in table.visibleRows {
      let id = rows[row].content.id
      if id == old || id == viewModel.selectedID {
        table.cellForRow(row)?.setSelected(id == viewModel.selectedID)
      }
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
