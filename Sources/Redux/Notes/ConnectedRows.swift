import Model
import Screens
import Toolkit

/// The cells in view, each connected to its note.
struct ConnectedRows {
  private var selectors: [ObjectIdentifier: NoteRowSelector] = [:]

  /// Fills a cell that comes into view, and has it follow its note until it leaves.
  mutating func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    cell.noteID = id
    selectors[ObjectIdentifier(cell)] = NoteRowSelector(of: id)
    update(cell, from: state)
  }

  mutating func disconnect(_ cell: TableViewCell) {
    selectors[ObjectIdentifier(cell)] = nil
  }

  /// Brings the cells of a table up to date.
  mutating func update(_ table: TableView, from state: AppState) {
    for row in table.visibleRows {
      if let cell = table.cellForRow(row) as? NoteCell { update(cell, from: state) }
    }
  }

  private mutating func update(_ cell: NoteCell, from state: AppState) {
    if let row = selectors[ObjectIdentifier(cell)]?(state) { cell.show(row) }
  }
}

extension NoteCell {
  /// Writes what differs.
  fileprivate func show(_ row: NoteRow) {
    if titleLabel.text != row.title { titleLabel.text = row.title }
    if dateLabel.text != row.date { dateLabel.text = row.date }
    if markLabel.text != row.mark { markLabel.text = row.mark }
    if pictureView.imageName != row.imageName { pictureView.imageName = row.imageName }
    if isSelected != row.isSelected { isSelected = row.isSelected }
  }
}
