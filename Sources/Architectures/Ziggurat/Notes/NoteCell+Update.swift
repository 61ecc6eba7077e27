import Screens
import Toolkit

extension NoteCell {
  /// Shows a row; the cell may show an older state of that row, another row or nothing yet.
  func update(_ row: NoteRowViewModel) {
    noteID = row.id
    titleLabel.setText(row.title)
    pictureView.setImageName(row.picture)
    dateLabel.setText(row.date)
    markLabel.setText(row.mark)
  }
}
