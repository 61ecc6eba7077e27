import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Repeats the recorded steps, or takes all rows again if the list has missed any.
  func showRows(_ update: RowUpdate) {
    let missesNone = update.revision == shownRevision + 1
    shownRevision = update.revision
    let top = update.scrollsToTop ? 0 : nil
    switch update.change {
    case .steps(let steps) where missesNone:
      for step in steps { show(step) }
    case .none where missesNone:
      if let top { screen.table.scroll(toTop: top) }
    case .loaded where missesNone:
      screen.table.reloadData()
    case .none, .loaded, .steps, .replaced:
      reorderRows(top: top)
    }
  }

  private func show(_ step: RowUpdate.Step) {
    switch step {
    case .inserted(let row): screen.table.insertRow(row)
    case .removed(let row): screen.table.deleteRow(row)
    case .moved(let from, let to): screen.table.moveRow(from, to: to)
    }
  }

  /// Replaces all rows in one operation; notes that stay in view keep their cells.
  private func reorderRows(top: Int?) {
    let table = screen.table
    let first = table.visibleRows.lowerBound
    let ids = table.visibleRows.map { (table.cellForRow($0) as? NoteCell)?.noteID }
    table.reorderRows(count: store.read(NotesSelectors.rowCount), top: top) { row in
      ids[row - first].flatMap { id in store.read { NotesSelectors.row($0, of: id) } }
    }
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { store.read(NotesSelectors.rowCount) }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    store.read { rows.connect(cell, to: NotesSelectors.noteID($0, inRow: row), in: $0) }
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { noteID(inRow: row) }

  private func noteID(inRow row: Int) -> Note.ID {
    store.read { NotesSelectors.noteID($0, inRow: row) }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    store.dispatch(.notes(.rowSelected(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    store.dispatch(.notes(.rowOpened(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    store.dispatch(.notes(.rowDeleted(noteID(inRow: row))))
  }

  func tableViewDidPull(_ tableView: TableView) {
    store.dispatch(.notes(.refreshPulled))
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    store.dispatch(.notes(.rowShown(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    rows.disconnect(cell)
  }
}
