import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Shows changed notes: one by one, or all at once if they are so many that sorting is cheaper.
  func showRows(of changes: [NoteCollection.Change]) {
    if rows.shouldResort(after: changes) {
      showAllRows()
    } else {
      let isOnly = changes.count == 1
      let table = table
      for change in changes { showRow(of: change, isOnly: isOnly, in: table) }
    }
  }

  /// Makes the one table operation that a change of one note needs, and writes the new texts.
  private func showRow(
    of change: NoteCollection.Change, isOnly: Bool, in table: TableView
  ) {
    switch rows.apply(change) {
    case .inserted(let row)?: table.insertRow(row)
    case .removed(let row)?: table.deleteRow(row)
    case .updated(let row)?:
      if table.visibleRows.contains(row) { showContent(of: change, in: row, isOnly: isOnly) }
    case .moved(let from, let to)?:
      table.moveRow(from, to: to)
      showContent(of: change, in: to, isOnly: isOnly)
    case nil: break
    }
  }

  /// Sorts all rows again with one table operation, then updates the cells in view.
  private func showAllRows() {
    showRows(NoteRows(workspace.notes.notes.values, order: rows.order, filter: rows.filter))
    for row in table.visibleRows {
      if let cell = noteCell(in: row) { showContent(of: rows.ids[row], in: cell) }
    }
  }

  /// Applies another order or filter, and shows the result from its top.
  func showRows(order: NoteOrder, filter: String) {
    let new = NoteRows(workspace.notes.notes.values, order: order, filter: filter)
    if new.ids != rows.ids || table.topRow != 0 {
      showRows(new, top: 0)
    } else {
      rows = new
    }
  }

  /// Replaces the rows, and keeps the cells of notes that stay in view.
  private func showRows(_ new: NoteRows, top: Int? = nil) {
    let old = rows
    rows = new
    table.reorderRows(count: new.count, top: top) { row in
      workspace.notes[old[row]].flatMap { new.row(of: $0) }
    }
  }

  func select(_ id: Note.ID) {
    guard id != selectedID else { return }
    let old = selectedID
    selectedID = id
    let ids = rows.ids
    for row in table.visibleRows where ids[row] == old || ids[row] == id {
      noteCell(in: row)?.isSelected = ids[row] == id
    }
  }

  private func noteCell(in row: Int) -> NoteCell? { table.cellForRow(row) as? NoteCell }

  /// Writes a changed note into its cell, if it is in view.
  ///
  /// Of several changes in an event only the last is shown, so that no text is written that the
  /// next replaces.
  private func showContent(of change: NoteCollection.Change, in row: Int, isOnly: Bool) {
    guard let cell = noteCell(in: row),
      let note = isOnly ? change.new : workspace.notes[change.id]
    else { return }
    cell.show(note, after: change.old, mark: workspace.notes.mark(of: note.id))
  }

  /// Writes a note into a cell that may have shown another one.
  ///
  /// Each use of the unowned reference would retain the workspace, so a strong one is taken once.
  private func showContent(of id: Note.ID, in cell: NoteCell) {
    let workspace = workspace
    guard let note = workspace.notes[id] else { return }
    let picture = note.picture.map { workspace.pictures[$0] ?? .placeholder }
    cell.noteID = id
    cell.pictureView.setImageName(picture?.name ?? "")
    cell.titleLabel.setText(title(of: note.text))
    cell.dateLabel.setText(format(note.touchedAt))
    cell.markLabel.setText(workspace.notes.mark(of: id)?.rawValue ?? "")
    cell.setSelected(id == selectedID)
  }

  /// Shows an arrived picture in the rows in view that wait for it.
  func show(_ picture: Picture, for image: ImageReference) {
    let notes = workspace.notes
    let ids = rows.ids
    for row in table.visibleRows where notes[ids[row]]?.picture == image {
      noteCell(in: row)?.pictureView.setImageName(picture.name)
    }
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    showContent(of: rows[row], in: cell)
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { rows.ids[row] }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    if let image = workspace.notes[rows.ids[row]]?.picture { workspace.loadPicture(image) }
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
