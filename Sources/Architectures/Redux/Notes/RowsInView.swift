import Model
import Screens
import Toolkit

/// Connects the rows in view to their notes, each with a selector of its own.
final class RowsInView {
  private var rows: [ConnectedRow] = []

  /// Fills a cell that comes into view, and connects it to its note until it leaves.
  func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    disconnect(cell)
    cell.noteID = id
    var row = ConnectedRow(cell: cell, selector: NoteRowSelector(of: id))
    row.update(from: state)
    rows.append(row)
  }

  func disconnect(_ cell: TableViewCell) {
    if let index = rows.firstIndex(where: { $0.cell === cell }) { rows.remove(at: index) }
  }

  /// Shows in the cells what has changed in their notes.
  func update(from state: AppState) {
    for index in rows.indices { rows[index].update(from: state) }
  }
}

/// A cell, and the selector of what it shows.
private struct ConnectedRow {
  let cell: NoteCell
  var selector: NoteRowSelector

  mutating func update(from state: AppState) {
    if let row = selector(state) { cell.show(row) }
  }
}

extension NoteCell {
  /// Writes the fields that have changed.
  func show(_ row: NoteRow) {
    if titleLabel.text != row.title { titleLabel.text = row.title }
    if dateLabel.text != row.date { dateLabel.text = row.date }
    if markLabel.text != row.mark { markLabel.text = row.mark }
    if pictureView.imageName != row.imageName { pictureView.imageName = row.imageName }
    if isSelected != row.isSelected { isSelected = row.isSelected }
  }
}
