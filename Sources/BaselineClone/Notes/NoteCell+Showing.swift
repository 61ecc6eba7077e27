import Model
import Screens
import Toolkit

extension NoteCell {
  /// Shows a note in a cell that may have shown another one.
  func show(_ note: Note, mark: WriteMark?, picture: Picture?) {
    noteID = note.id
    pictureView.setImageName(picture?.name ?? "")
    titleLabel.setText(title(of: note.text))
    dateLabel.setText(format(note.touchedAt))
    markLabel.setText(mark?.rawValue ?? "")
  }

  /// Shows what is new about the note that the cell shows; `old` is the note before its change.
  ///
  /// A note's picture is always the same.
  func show(_ note: Note, after old: Note?, mark: WriteMark?) {
    if note.text != old?.text { titleLabel.setText(title(of: note.text)) }
    if note.touchedAt != old?.touchedAt { dateLabel.setText(format(note.touchedAt)) }
    markLabel.setText(mark?.rawValue ?? "")
  }

  func setSelected(_ isSelected: Bool) {
    if isSelected != self.isSelected { self.isSelected = isSelected }
  }
}
