import Screens
import Toolkit

extension NoteCell {
  /// Shows a row, in a cell that shows an older state of it, another row or none yet.
  func update(_ row: NoteRowViewModel) {
    noteID = row.id
    titleLabel.setText(row.title)
    pictureView.setImage(row.picture)
    dateLabel.setText(row.date)
    markLabel.setText(row.mark)
    if isSelected != row.isSelected { isSelected = row.isSelected }
  }
}
