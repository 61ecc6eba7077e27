import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  /// Shows which note is in which row, then what has changed in the rows in view.
  func showRows() {
    if noteList.arrangement != shownArrangement {
      shownArrangement = noteList.arrangement
      dataSource.apply(noteList.ids, top: 0)
    } else if noteList.ids != dataSource.ids {
      dataSource.apply(noteList.ids)
    }
    var changed: [Note.ID] = []
    for (id, shown) in shownRows where shown != row(of: id) { changed.append(id) }
    dataSource.reconfigure(changed)
  }

  /// Reads from the stores what the row of a note shows.
  private func row(of id: Note.ID) -> NoteRow? {
    guard let note = notes.note(id) else { return nil }
    return NoteRow(
      note: note, mark: notes.mark(of: id), picture: note.picture.map(pictures.picture),
      isSelected: id == noteList.selectedID)
  }

  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(table) { [unowned self] table, _, id in
      let cell = table.dequeueNoteCell()
      if let row = row(of: id) {
        cell.show(row)
        shownRows[id] = row
      }
      return cell
    }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(dataSource.ids[row]) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    rowOpened(dataSource.ids[row])
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    rowDeleted(dataSource.ids[row])
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    if let picture = notes.note(dataSource.ids[row])?.picture { actions.pictures.show(picture) }
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    if let cell = cell as? NoteCell { shownRows[cell.noteID] = nil }
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
