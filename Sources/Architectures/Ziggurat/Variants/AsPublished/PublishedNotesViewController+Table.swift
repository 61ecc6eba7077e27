import Screens
import Toolkit

// MARK: - Table rows

extension PublishedNotesViewController {
  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(table) { [weak self] table, row, _ in
      let cell = table.dequeueNoteCell()
      if let viewModel = self?.viewModel?.content {
        cell.fill(viewModel.rows.content[row].content, selectedID: viewModel.selectedID)
      }
      return cell
    }
  }

  func showRows(_ viewModel: NotesViewModel) {
    if viewModel.isTableShown { dataSource.applyUsingReloadData(viewModel.rows.content.ids.all) }
  }
}

extension NoteCell {
  /// Writes a row, whatever the cell shows.
  fileprivate func fill(_ row: NoteRowViewModel, selectedID: Int?) {
    noteID = row.id
    titleLabel.text = row.title
    pictureView.imageName = row.picture
    dateLabel.text = row.date
    markLabel.text = row.mark
    isSelected = row.id == selectedID
  }
}

extension PublishedNotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    rowShown(row)
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
