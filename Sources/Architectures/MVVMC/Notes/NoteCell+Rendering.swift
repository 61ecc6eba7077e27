import Screens
import Toolkit

extension NoteCell {
  /// Shows a row; a reused cell shows some of it already.
  func render(data: NoteCellInputData) {
    titleLabel.setText(data.title)
    dateLabel.setText(data.date)
    markLabel.setText(data.mark)
    pictureView.setImageName(data.picture)
    setSelected(data.isSelected)
  }
}
