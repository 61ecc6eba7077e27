import Model

/// The open note and its neighbours.
enum DetailSelectors {
  /// The note of a page: its present content, or its last one if the open note has been deleted.
  static func note(_ state: AppState, _ id: Note.ID) -> Note? {
    state.notes.openNote?.id == id ? state.notes.openNoteContent : state.notes.collection[id]
  }

  static func openNoteID(_ state: AppState) -> Note.ID? { state.notes.openNote?.id }

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

  // MARK: - What a page shows

  static func text(of id: Note.ID) -> DerivedSelector<String, String> {
    DerivedSelector({ note($0, id)?.text }) { $0 }
  }

  static func created(of id: Note.ID) -> DerivedSelector<Timestamp, String> {
    DerivedSelector({ note($0, id)?.createdAt }) { "Created \(format($0))" }
  }

  static func changed(of id: Note.ID) -> DerivedSelector<Timestamp?, String> {
    DerivedSelector({ note($0, id).map(\.changedAt) }) {
      $0.map { "Changed \(format($0))" } ?? "Never changed"
    }
  }

  static func words(of id: Note.ID) -> DerivedSelector<String, String> {
    DerivedSelector({ note($0, id)?.text }) { counted(wordCount(of: $0), "word") }
  }
}
