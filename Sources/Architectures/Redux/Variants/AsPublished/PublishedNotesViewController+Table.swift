import Model
import Screens
import Toolkit

// MARK: - Table rows

extension PublishedNotesViewController {
  func repaintCell(inRow row: Int, _ state: AppState) {
    guard let cell = screen.table.cellForRow(row) as? NoteCell else { return }
    var selector = NoteRowSelector(of: cell.noteID, .recomputing)
    if let row = selector(state) { cell.repaint(row) }
  }
}

extension PublishedNotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { store.state.notes.rows.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    cell.noteID = noteID(inRow: row)
    var selector = NoteRowSelector(of: cell.noteID, .recomputing)
    if let row = selector(store.state) { cell.show(row) }
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { noteID(inRow: row) }

  private func noteID(inRow row: Int) -> Note.ID { store.state.notes.rows[row] }
}

extension PublishedNotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    store.handle(.notes(.rowSelected(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    store.handle(.notes(.rowOpened(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    store.handle(.notes(.rowDeleted(noteID(inRow: row))))
  }

  func tableViewDidPull(_ tableView: TableView) {
    store.handle(.notes(.refreshPulled))
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    let id = noteID(inRow: row)
    // Without this, each row that comes into view would have every subscriber paint all its views.
    guard let picture = store.state.notes.collection[id]?.picture,
      !store.state.pictures.requested.contains(picture)
    else { return }
    store.handle(.notes(.rowShown(id)))
  }
}

extension NoteCell {
  /// Writes all fields.
  fileprivate func repaint(_ row: NoteRow) {
    titleLabel.text = row.title
    dateLabel.text = row.date
    markLabel.text = row.mark
    pictureView.imageName = row.imageName
    isSelected = row.isSelected
  }
}
