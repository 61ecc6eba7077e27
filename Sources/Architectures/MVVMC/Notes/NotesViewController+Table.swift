import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func bindRows() {
    _ = dataSource
    screen.table.delegate = self
  }

  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(screen.table) { [unowned self] table, row, id in
      let cell = table.dequeueNoteCell()
      cell.noteID = id
      // A row that is not known to be in view gets its data after the scroll event.
      if let data = shown.cells[id] { cell.render(data: data) }
      return cell
    }
  }

  func renderRows(since last: NotesViewInputData) {
    if shown.isLoaded, !last.isLoaded {
      dataSource.applyUsingReloadData(shown.rows)
      screen.table.scroll(toTop: shown.visibleRows.lowerBound)
    } else if shown.scrollsToTop != last.scrollsToTop {
      dataSource.apply(shown.rows, top: 0)
    } else if shown.rows != last.rows {
      dataSource.apply(shown.rows)
    }
    // A cell that is not there yet is filled by the layout.
    for row in shown.visibleRows {
      guard let cell = screen.table.cellForRow(row) as? NoteCell,
        let data = shown.cells[shown.rows[row]]
      else { continue }
      cell.render(data: data)
    }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    viewModel.events.onNext(.rowSelected(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    viewModel.events.onNext(.rowOpened(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    viewModel.events.onNext(.rowDeleted(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    viewModel.events.onNext(.rowShown(dataSource.ids[row]))
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.events.onNext(.scrolled(topRow: tableView.topRow))
  }

  func tableViewDidPull(_ tableView: TableView) { viewModel.events.onNext(.refreshTapped) }
}

extension NoteCell {
  /// Shows a row; a reused cell shows some of it already.
  fileprivate func render(data: NoteCellInputData) {
    titleLabel.setText(data.title)
    dateLabel.setText(data.date)
    markLabel.setText(data.mark)
    pictureView.setImageName(data.picture)
    setSelected(data.isSelected)
  }
}
