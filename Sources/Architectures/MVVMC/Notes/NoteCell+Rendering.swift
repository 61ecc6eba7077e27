import Screens
import Toolkit

extension NoteCell {
  func render(data: Rendering<NoteCellInputData>) {
    data.write(\.title) { titleLabel.text = $0 }
    data.write(\.date) { dateLabel.text = $0 }
    data.write(\.mark) { markLabel.text = $0 }
    data.write(\.picture) { pictureView.imageName = $0 }
    data.write(\.isSelected) { isSelected = $0 }
  }
}

extension NoteCellInputData {
  /// What a cell shows now, perhaps of another note.
  init(shownBy cell: NoteCell) {
    self.init(
      title: cell.titleLabel.text, date: cell.dateLabel.text, mark: cell.markLabel.text,
      isSelected: cell.isSelected, picture: cell.pictureView.imageName)
  }
}
