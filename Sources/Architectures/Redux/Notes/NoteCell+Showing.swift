import Model
import Screens
import Toolkit

extension NoteCell {
  /// Shows the row; derives again only the texts that differ from the row's old ones.
  func show(_ row: NoteRow, after old: NoteRow?) {
    if row.note.text != old?.note.text { titleLabel.setText(row.title) }
    if row.note.touchedAt != old?.note.touchedAt { dateLabel.setText(row.date) }
    markLabel.setText(row.mark?.rawValue ?? "")
    pictureView.setImageName(row.picture?.name ?? "")
    setSelected(row.isSelected)
  }
}
