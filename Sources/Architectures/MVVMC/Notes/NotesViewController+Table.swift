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
      render(viewModel.cell(of: id), in: cell)
      viewModel.events.onNext(.rowShown(id))
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
    let inView = dataSource.ids[screen.table.visibleRows]
    for changed in viewModel.changedCells(among: inView) {
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

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    if let cell = cell as? NoteCell { viewModel.events.onNext(.rowHidden(cell.noteID)) }
  }

  func tableViewDidPull(_ tableView: TableView) { viewModel.events.onNext(.refreshTapped) }
}
