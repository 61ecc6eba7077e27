import Model
import Screens
import Toolkit

// MARK: - Table rows

extension NotesViewController {
  func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(screen.table) { [unowned self] table, _, id in
      let cell = table.dequeueNoteCell()
      connect(cell, to: id)
      return cell
    }
  }

  /// Subscribes a cell that comes into view to its note, until it leaves.
  private func connect(_ cell: NoteCell, to id: Note.ID) {
    cell.noteID = id
    store.subscribe(cell) {
      $0.select(NotesSelectors.row(of: id)) { cell, row in
        if let row { cell.show(row) }
      }
    }
  }

  /// Makes the table operations for other ids; another order or filter is seen from the top.
  func showList(_ old: NoteList?, _ new: NoteList) {
    if let old, old.order != new.order || old.filter != new.filter {
      dataSource.apply(new.ids, top: 0)
    } else {
      dataSource.apply(new.ids)
    }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    store.dispatch(.notes(.rowSelected(dataSource.ids[row])))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    store.dispatch(.notes(.rowOpened(dataSource.ids[row])))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    store.dispatch(NotesThunks.delete(dataSource.ids[row]))
  }

  func tableViewDidPull(_ tableView: TableView) {
    store.dispatch(NotesThunks.load)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    store.dispatch(PicturesThunks.load(of: dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    store.unsubscribe(cell)
  }
}

extension NoteCell {
  fileprivate func show(_ row: NoteRow) {
    titleLabel.setText(row.title)
    dateLabel.setText(row.date)
    markLabel.setText(row.mark?.rawValue ?? "")
    pictureView.setImageName(row.picture?.name ?? "")
    setSelected(row.isSelected)
  }
}
