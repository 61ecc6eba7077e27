import Model

/// What a cell shows.
struct NoteCellInputData: Equatable {
  var title = ""
  var date = ""
  var mark = ""
  var isSelected = false
  /// The name of the picture; empty for none.
  var picture = ""
}

/// A cell that has to be rendered again.
typealias ChangedCell = (id: Note.ID, data: NoteCellInputData)

/// The cells in the input data of the list.
///
/// It has the state, of which a cell is mapped when its row is in view, and when what it shows
/// differs.
struct NoteCells {
  let state: NotesProviderState

  /// Returns what the cell of a row shows that comes into view.
  func cell(of id: Note.ID) -> NoteCellInputData {
    state.notes[id].map(state.mapToCell) ?? NoteCellInputData()
  }

  /// Returns those of the cells in view that have to be rendered again.
  func changed(among ids: ArraySlice<Note.ID>, since last: NoteCells) -> [ChangedCell] {
    var changed: [ChangedCell] = []
    for id in ids where !state.hasSameCell(of: id, as: last.state) {
      changed.append((id, cell(of: id)))
    }
    return changed
  }
}

extension NotesProviderState {
  /// Returns what the cell of a note shows.
  func mapToCell(_ note: Note) -> NoteCellInputData {
    NoteCellInputData(
      title: title(of: note.text), date: format(note.touchedAt),
      mark: notes.mark(of: note.id)?.rawValue ?? "", isSelected: note.id == rows.selectedID,
      picture: note.picture == nil ? "" : picture(of: note) ?? Picture.placeholder.name)
  }

  /// Returns the name of a note's picture, if it has arrived.
  func picture(of note: Note) -> String? {
    note.picture.flatMap { pictures[$0] }
  }

  /// Whether the cell of a note depends on nothing that differs.
  ///
  /// A new note has no cell yet: its row has to come into view first.
  fileprivate func hasSameCell(of id: Note.ID, as last: NotesProviderState) -> Bool {
    guard let note = notes[id], let old = last.notes[id] else { return true }
    return note == old && notes.mark(of: id) == last.notes.mark(of: id)
      && (id == rows.selectedID) == (id == last.rows.selectedID)
      && (note.picture == nil || picture(of: note) == last.picture(of: note))
  }
}
