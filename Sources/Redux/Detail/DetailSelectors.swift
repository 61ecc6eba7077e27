import Model

/// The open note, and its neighbours.
enum DetailSelectors {
  /// The note of a page: as it is, or as it last was if it is the open one.
  static func note(_ state: AppState, _ id: Note.ID) -> Note? {
    if let note = state.notes.collection[id] { return note }
    return state.notes.opened?.id == id ? state.notes.opened?.lastContent : nil
  }

  static func openedID(_ state: AppState) -> Note.ID? { state.notes.opened?.id }

  static func openedNote(_ state: AppState) -> Note? {
    state.notes.opened.flatMap { note(state, $0.id) }
  }

  /// The note so many rows below another: in the list, or, where that does not show it, among all.
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
}
