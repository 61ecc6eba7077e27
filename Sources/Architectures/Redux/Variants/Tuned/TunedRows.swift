import Model
import Screens
import Toolkit

/// The cells in view, updated only if the last action may concern their notes.
struct TunedRows {
  private var rows: [TunedRow] = []

  /// Fills a cell that comes into view, and connects it to its note until it leaves.
  mutating func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    disconnect(cell)
    cell.noteID = id
    var row = TunedRow(cell: cell, id: id, selector: NoteRowSelector(of: id))
    row.update(from: state)
    rows.append(row)
  }

  mutating func disconnect(_ cell: TableViewCell) {
    if let index = rows.firstIndex(where: { $0.cell === cell }) { rows.remove(at: index) }
  }

  mutating func update(from state: AppState, _ changes: StateChanges) {
    for index in rows.indices where !changes.leaves(rows[index].id) {
      rows[index].update(from: state)
    }
  }
}

/// A cell, and the selector of what it shows.
private struct TunedRow {
  let cell: NoteCell
  let id: Note.ID
  var selector: NoteRowSelector

  mutating func update(from state: AppState) {
    if let row = selector(state) { cell.show(row) }
  }
}

extension NoteCell {
  /// Writes the fields that have changed.
  fileprivate func show(_ row: NoteRow) {
    if titleLabel.text != row.title { titleLabel.text = row.title }
    if dateLabel.text != row.date { dateLabel.text = row.date }
    if markLabel.text != row.mark { markLabel.text = row.mark }
    if pictureView.imageName != row.imageName { pictureView.imageName = row.imageName }
    if isSelected != row.isSelected { isSelected = row.isSelected }
  }
}
