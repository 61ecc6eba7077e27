import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Follows the change of one note: at most one operation, and the texts that are new.
  func show(_ change: NoteCollection.Change) {
    switch rows.apply(change) {
    case .inserted(let row): table.insertRow(row)
    case .removed(let row): table.deleteRow(row)
    case .updated(let row): update(row, after: change)
    case .moved(let old, let new):
      table.moveRow(old, to: new)
      update(new, after: change)
    case nil: break
    }
  }

  private func update(_ row: Int, after change: NoteCollection.Change) {
    // The note as it is after all changes of this event: none is written that the next undoes.
    guard let cell = cell(at: row), let note = workspace.notes[change.id] else { return }
    cell.show(note, after: change.old, mark: workspace.notes.mark(of: note.id))
  }

  /// Another order or filter, seen from the top.
  func arrangeRows(order: NoteOrder, filter: String) {
    let old = rows
    rows = NoteRows(workspace.notes.notes.values, order: order, filter: filter)
    if rows.ids != old.ids || table.topRow != 0 { reorderTable(from: old, top: 0) }
  }

  /// So many other notes that the rows are sorted anew.
  func replaceRows() {
    let old = rows
    rows = NoteRows(workspace.notes.notes.values, order: old.order, filter: old.filter)
    reorderTable(from: old)
    for row in table.visibleRows {
      if let cell = cell(at: row) { fill(cell, for: rows[row]) }
    }
  }

  /// Keeps the cells of the notes that stay in view.
  private func reorderTable(from old: NoteRows, top: Int? = nil) {
    table.reorderRows(count: rows.count, top: top) { row in
      workspace.notes[old[row]].flatMap { rows.row(of: $0) }
    }
  }

  func select(_ id: Note.ID) {
    guard id != selection else { return }
    let old = selection
    selection = id
    let ids = rows.ids
    for row in table.visibleRows where ids[row] == old || ids[row] == id {
      cell(at: row)?.isSelected = ids[row] == id
    }
  }

  /// A picture has come: the rows in view that wait for it show it.
  func show(_ picture: Picture, for image: ImageReference) {
    for row in table.visibleRows where workspace.notes[rows[row]]?.picture == image {
      cell(at: row)?.pictureView.setImageName(picture.name)
    }
  }

  /// The note so many rows below another one, or above; for one that the list does not show, among
  /// all notes in the list's order.
  func neighbour(of note: Note, _ distance: Int) -> Note? {
    var rows = rows
    if rows.row(of: note) == nil {
      rows = NoteRows(workspace.notes.notes.values, order: rows.order)
    }
    guard let row = rows.row(of: note), rows.ids.indices.contains(row + distance) else {
      return nil
    }
    return workspace.notes[rows[row + distance]]
  }

  private func cell(at row: Int) -> NoteCell? { table.cellForRow(row) as? NoteCell }

  private func fill(_ cell: NoteCell, for id: Note.ID) {
    guard let note = workspace.notes[id] else { return }
    let picture = note.picture.map { workspace.pictures[$0] ?? .placeholder }
    cell.show(note, mark: workspace.notes.mark(of: id), picture: picture)
    cell.setSelected(id == selection)
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    fill(cell, for: rows[row])
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { rows[row] }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    rowSelected(row)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    rowOpened(row)
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    rowDeleted(row)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int
  ) {
    if let image = workspace.notes[rows[row]]?.picture { workspace.loadPicture(image) }
  }

  func tableViewDidPull(_ tableView: TableView) {
    refreshPulled()
  }
}
