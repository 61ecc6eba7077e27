import Model

/// What a cell shows.
struct NoteCellInputData {
  var title: String
  var date: String
  var mark: String
  /// The name of the picture; empty for none.
  var picture: String
  var isSelected: Bool
}

/// What a cell depends on.
struct VisibleNote: Equatable {
  let note: Note
  let mark: WriteMark?
  /// The name of the picture, if it has arrived.
  let picture: String?
  let isSelected: Bool

  func mapToCell() -> NoteCellInputData {
    NoteCellInputData(
      title: title(of: note.text), date: format(note.touchedAt), mark: mark?.rawValue ?? "",
      picture: note.picture == nil ? "" : picture ?? Picture.placeholder.name,
      isSelected: isSelected)
  }
}

extension NotesProviderState {
  func visibleNote(_ id: Note.ID) -> VisibleNote? {
    notes[id].map { note in
      VisibleNote(
        note: note, mark: notes.mark(of: id), picture: note.picture.flatMap { pictures[$0] },
        isSelected: id == selectedID)
    }
  }
}
