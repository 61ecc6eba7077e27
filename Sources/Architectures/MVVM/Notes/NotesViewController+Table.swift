import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func bindRows() {
    screen.table.dataSource = self
    screen.table.delegate = self
    viewModel.rowsUpdates.observe(in: bag) { [weak self] in self?.showRows($0) }
  }

  private func showRows(_ update: RowsUpdate) {
    let table = screen.table
    switch update {
    case .insert(let row): table.insertRow(row)
    case .delete(let row): table.deleteRow(row)
    case .move(let from, let to): table.moveRow(from, to: to)
    case .reorder(let old, let top):
      table.reorderRows(count: viewModel.rowCount, top: top) { [viewModel] in
        viewModel.row(of: old[$0])
      }
    case .scrollToTop: table.scroll(toTop: 0)
    case .reload: table.reloadData()
    }
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { viewModel.rowCount }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    if let row = viewModel.rowViewModel(at: row) {
      let bag = DisposalBag()
      bag.add { [viewModel] in viewModel.rowEndedDisplay(row) }
      cellBags[ObjectIdentifier(cell)] = bag
      cell.bind(to: row, in: bag)
    }
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { viewModel.rowID(at: row) }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { viewModel.rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    viewModel.rowOpened(row)
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { viewModel.rowDeleted(row) }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    cellBags[ObjectIdentifier(cell)] = nil
  }

  func tableViewDidPull(_ tableView: TableView) { viewModel.refresh.execute() }
}
