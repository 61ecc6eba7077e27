import Model
import Screens

/// What a row of the list shows.
struct NoteRow: Equatable {
  let note: Note
  let mark: WriteMark?
  /// The picture or its placeholder; `nil` for a note without one.
  let picture: Picture?
  let isSelected: Bool
}

extension NoteCell {
  func show(_ row: NoteRow) {
    noteID = row.note.id
    markLabel.setText(row.mark?.rawValue ?? "")
    titleLabel.setText(title(of: row.note.text))
    pictureView.setImageName(row.picture?.name ?? "")
    dateLabel.setText(format(row.note.touchedAt))
    setSelected(row.isSelected)
  }
}
