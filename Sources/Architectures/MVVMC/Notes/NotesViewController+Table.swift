import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func bindRows() {
    _ = dataSource
    screen.table.delegate = self
  }

  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(screen.table) { [unowned self] table, _, id in
      let cell = table.dequeueNoteCell()
      cell.noteID = id
      cell.render(data: cells.cell(of: id))
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
    let inView = dataSource.ids[screen.table.visibleRows]
    for changed in cells.changed(among: inView, since: data.last.cells) {
      (dataSource.cell(for: changed.id) as? NoteCell)?.render(data: changed.data)
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

  func tableViewDidPull(_ tableView: TableView) { viewModel.events.onNext(.refreshTapped) }
}
