import Model

// The pages of an open note: the notes above and below it in the list.

extension NotesViewController {
  /// Returns the note `step` rows below this one, or above it if `step` is negative; `nil` at an
  /// end of the list.
  ///
  /// Uses the order of all notes for a note that the filter hides.
  func note(beside note: Note, step: Int) -> Note? {
    let all = workspace.notes.notes.values
    let pages = rows.row(of: note) == nil ? NoteRows(all, order: rows.order) : rows
    guard let row = pages.row(of: note), pages.ids.indices.contains(row + step) else { return nil }
    return workspace.notes[pages[row + step]]
  }
}
