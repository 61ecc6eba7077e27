import Model

/// What a cell shows.
struct NoteCellInputData: Equatable {
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
  /// The number of rows that fit on the screen.
  private static let screenRowCount = 15

  /// The rows in view; the table never shows an empty place below the last row.
  var visibleRows: Range<Int> {
    let first = max(0, min(topRow, rows.ids.count - Self.screenRowCount))
    return first..<min(first + Self.screenRowCount, rows.ids.count)
  }

  var visibleNotes: [VisibleNote] {
    rows.ids[visibleRows].compactMap { id in
      notes[id].map { note in
        VisibleNote(
          note: note, mark: notes.mark(of: id), picture: note.picture.flatMap { pictures[$0] },
          isSelected: id == selectedID)
      }
    }
  }
}
