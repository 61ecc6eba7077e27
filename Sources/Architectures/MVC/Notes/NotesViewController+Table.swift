import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Shows changed notes: one by one, or all at once if they are so many that sorting is cheaper.
  func showChangedRows() {
    guard store.hasLoaded else { return }
    guard showsNotes else { return showFirstNotes() }
    switch unshown.take() {
    case .each(let changes): rows.apply(changes)
    case .all: showAllRows()
    }
    showEmptyMessage()
  }

  /// Sorts all rows again with one table operation, then updates the cells in view.
  private func showAllRows() {
    showRows(order: rows.order, filter: rows.filter)
    for row in screen.table.visibleRows {
      guard let cell = noteCell(in: row), let note = store.note(rows[row]) else { continue }
      showContent(of: note, in: cell)
    }
  }

  /// Sorts all rows, and keeps the cells of notes that stay in view.
  func showRows(order: NoteOrder, filter: String, top: Int? = nil) {
    let old = rows.ids
    rows.fetch(order: order, filter: filter)
    if rows.ids != old {
      screen.table.reorderRows(count: rows.count, top: top) { row in
        store.note(old[row]).flatMap { rows.row(of: $0) }
      }
    } else if let top {
      screen.table.scroll(toTop: top)
    }
  }

  func showEmptyMessage() {
    screen.emptyLabel.setHidden(rows.count > 0)
    guard rows.count == 0 else { return }
    screen.emptyLabel.setText(rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches)
  }

  func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    let old = selectedID
    selectedID = id
    let ids = rows.ids
    for row in screen.table.visibleRows where ids[row] == old || ids[row] == id {
      noteCell(in: row)?.setSelected(ids[row] == id)
    }
  }

  private func noteCell(in row: Int) -> NoteCell? {
    screen.table.cellForRow(row) as? NoteCell
  }

  private func showContent(of change: NoteCollection.Change, in row: Int) {
    // The note after all changes of this turn, so that no text is written that the next replaces.
    guard let cell = noteCell(in: row), let note = store.note(change.id) else { return }
    if note.text != change.old?.text { cell.titleLabel.setText(title(of: note.text)) }
    if note.touchedAt != change.old?.touchedAt { cell.dateLabel.setText(format(note.touchedAt)) }
    showMark(of: note, in: cell)
  }

  private func showContent(of note: Note, in cell: NoteCell) {
    cell.setSelected(note.id == selectedID)
    cell.titleLabel.setText(title(of: note.text))
    cell.dateLabel.setText(format(note.touchedAt))
    showMark(of: note, in: cell)
    showPicture(of: note, in: cell)
  }

  private func showMark(of note: Note, in cell: NoteCell) {
    cell.markLabel.setText(store.mark(of: note.id)?.rawValue ?? "")
  }

  private func showPicture(of note: Note, in cell: NoteCell) {
    let picture = note.picture.map { images.picture($0) ?? .placeholder }
    cell.pictureView.setImageName(picture?.name ?? "")
  }

  /// Shows an arrived picture in the rows in view that wait for it.
  func show(_ notice: ImageNotice) {
    guard case .arrived(let image, let picture) = notice else { return }
    for row in screen.table.visibleRows where store.note(rows[row])?.picture == image {
      noteCell(in: row)?.pictureView.setImageName(picture.name)
    }
  }
}

extension NotesViewController: NoteResultsDelegate {
  /// Makes the one table operation that a change of one note needs.
  func results(
    _ results: NoteResults, didChange row: NoteRows.RowChange, by change: NoteCollection.Change
  ) {
    switch row {
    case .inserted(let row):
      assert(rows[row] == change.id, "the row that is inserted must show the new note")
      screen.table.insertRow(row)
    case .removed(let row):
      screen.table.deleteRow(row)
    case .updated(let row):
      assert(rows[row] == change.id, "the row that is updated must show the changed note")
      showContent(of: change, in: row)
    case .moved(let from, let to):
      assert(rows[to] == change.id, "a note must move to where it now stands, not away from there")
      screen.table.moveRow(from, to: to)
      showContent(of: change, in: to)
    }
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    cell.noteID = rows[row]
    if let note = store.note(rows[row]) { showContent(of: note, in: cell) }
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
