import Model

/// The open note and its neighbours.
enum DetailSelectors {
  /// The note of a page: its present content, or its last one if the open note has been deleted.
  static func note(_ state: AppState, _ id: Note.ID) -> Note? {
    if let note = state.notes.collection[id] { return note }
    return state.notes.openNote?.id == id ? state.notes.openNote?.lastContent : nil
  }

  static func openNoteID(_ state: AppState) -> Note.ID? { state.notes.openNote?.id }

  static func openNote(_ state: AppState) -> Note? {
    state.notes.openNote.flatMap { note(state, $0.id) }
  }

  /// The note some rows below another one; among all notes if the filter hides that one.
  static func neighbour(_ state: AppState, of id: Note.ID, _ distance: Int) -> Note.ID? {
    guard let note = state.notes.collection[id] else { return nil }
    var rows = state.notes.rows
    if rows.row(of: note) == nil {
      rows = NoteRows(state.notes.collection.notes.values, order: rows.order)
    }
    guard let row = rows.row(of: note), rows.ids.indices.contains(row + distance) else {
      return nil
    }
    return rows[row + distance]
  }

  // MARK: - What a page shows; all values are `nil` once the note is gone

  static func text(of id: Note.ID) -> (AppState) -> String? { { note($0, id)?.text } }

  static func created(of id: Note.ID) -> DerivedSelector<Timestamp?, String?> {
    DerivedSelector({ note($0, id)?.createdAt }) { $0.map { "Created \(format($0))" } }
  }

  static func changed(of id: Note.ID) -> DerivedSelector<Timestamp??, String?> {
    // A double optional: the note may be gone, or it may exist and never have been changed.
    DerivedSelector({ note($0, id).map(\.changedAt) }) { moment in
      moment.map { $0.map { "Changed \(format($0))" } ?? "Never changed" }
    }
  }

  static func words(of id: Note.ID) -> DerivedSelector<String?, String?> {
    DerivedSelector({ note($0, id)?.text }) { $0.map { counted(wordCount(of: $0), "word") } }
  }
}
