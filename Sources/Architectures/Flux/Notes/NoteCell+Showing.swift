import Model
import Screens
import Toolkit

extension NoteCell {
  /// Shows what has changed in the note of this cell; `old` is the note before the change.
  ///
  /// The picture of a note never changes.
  func show(_ note: Note, after old: Note?, mark: WriteMark?) {
    if note.text != old?.text { titleLabel.setText(title(of: note.text)) }
    if note.touchedAt != old?.touchedAt { dateLabel.setText(format(note.touchedAt)) }
    markLabel.setText(mark?.rawValue ?? "")
  }
}
