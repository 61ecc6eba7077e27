import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func bindRows() {
    _ = dataSource
    screen.table.delegate = self
  }

  func makeDataSource() -> any RowsDataSource {
    rows.makeDataSource(of: screen.table) { [unowned self] table, _, id in
      let cell = table.dequeueNoteCell()
      cell.noteID = id
      render(cells.cell(of: id), in: cell)
      return cell
    }
  }

  func renderRows(of data: Rendering<NotesViewInputData>) {
    if data.data.isLoaded, !data.last.isLoaded {
      dataSource.applyUsingReloadData(data.data.rows)
    } else if data.last.scrollsToTop != data.data.scrollsToTop {
      dataSource.apply(data.data.rows, top: 0)
    } else {
      data.write(\.rows) { dataSource.apply($0) }
    }
    cells = data.data.cells
    let inView = screen.table.visibleRows.filter { screen.table.cellForRow($0) != nil }
    for changed in cells.changed(among: inView.map { dataSource.ids[$0] }, since: data.last.cells) {
      if let cell = dataSource.cell(for: changed.id) as? NoteCell { render(changed.data, in: cell) }
    }
  }

  private func render(_ data: NoteCellInputData, in cell: NoteCell) {
    let shown = NoteCellInputData(shownBy: cell)
    cell.render(data: Rendering(data, over: shown, comparing: schedule.comparesWithLast))
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

  func tableViewDidPull(_ tableView: TableView) { viewModel.events.onNext(.refreshTapped) }
}
