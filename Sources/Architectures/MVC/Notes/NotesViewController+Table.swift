import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Shows the notes of the first load.
  func showFirstRows() {
    rows = NoteRows(store.all, order: rows.order, filter: rows.filter)
    screen.table.reloadData()
  }

  /// Shows changed notes: one by one, or all at once if they are so many that sorting is cheaper.
  func showRows(of changes: [NoteCollection.Change]) {
    if rows.shouldResort(after: changes) {
      showAllRows(after: changes)
    } else {
      for change in changes { showRow(of: change) }
    }
  }

  /// Makes the one table operation that a change of one note needs.
  private func showRow(of change: NoteCollection.Change) {
    switch rows.apply(change) {
    case .inserted(let row)?:
      screen.table.insertRow(row)
    case .removed(let row)?:
      screen.table.deleteRow(row)
    case .updated(let row)?:
      screen.table.reconfigureRow(row)
    case .moved(let from, let to)?:
      screen.table.moveRow(from, to: to)
      screen.table.reconfigureRow(to)
    case nil: break
    }
  }

  /// Sorts all rows again with one table operation, and updates those in view that have changed.
  private func showAllRows(after changes: [NoteCollection.Change]) {
    showRows(NoteRows(store.all, order: rows.order, filter: rows.filter))
    let changed = Set(changes.lazy.map(\.id))
    reconfigureRows { changed.contains($0) }
  }

  /// Applies another order or filter, and shows the result from its top.
  func showRows(order: NoteOrder, filter: String) {
    let new = NoteRows(store.all, order: order, filter: filter)
    if new.ids != rows.ids {
      showRows(new, top: 0)
    } else {
      rows = new
      screen.table.scroll(toTop: 0)
    }
  }

  /// Replaces the rows, and keeps the cells of notes that stay in view.
  private func showRows(_ new: NoteRows, top: Int? = nil) {
    let old = rows
    rows = new
    screen.table.reorderRows(count: new.count, top: top) { row in
      store.note(old[row]).flatMap { new.row(of: $0) }
    }
  }

  func select(_ id: Note.ID) {
    guard id != selectedID else { return }
    let old = selectedID
    selectedID = id
    for row in screen.table.visibleRows where rows[row] == old || rows[row] == id {
      screen.table.cellForRow(row)?.setSelected(rows[row] == id)
    }
  }

  /// Shows an arrived picture in the rows in view that wait for it.
  func show(_ notice: ImageNotice) {
    reconfigureRows { store.note($0)?.picture == notice.image }
  }

  /// Has the table fill the rows in view of these notes again, at its next layout.
  private func reconfigureRows(where isMeant: (Note.ID) -> Bool) {
    for row in screen.table.visibleRows where isMeant(rows[row]) {
      screen.table.reconfigureRow(row)
    }
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  /// Fills a new cell, a reused one, or the cell of a row that is reconfigured.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    guard let note = store.note(rows[row]) else { preconditionFailure("each row has a note") }
    let cell = tableView.dequeueNoteCell()
    cell.noteID = note.id
    cell.setSelected(note.id == selectedID)
    let picture = note.picture.map { images.picture($0) ?? .placeholder }
    cell.titleLabel.setText(title(of: note.text))
    cell.dateLabel.setText(format(note.touchedAt))
    cell.markLabel.setText(store.mark(of: note.id)?.rawValue ?? "")
    cell.pictureView.setImageName(picture?.name ?? "")
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { rows[row] }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    if let image = store.note(rows[row])?.picture { images.load(image) }
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
