import Model

/// How the list stands: which notes are in which row, which is selected.
struct NoteList {
  private(set) var rows = NoteRows(order: .byChange)
  private(set) var selectedID: Note.ID?
  /// Another number after each choice of order or filter, also of the same one.
  private(set) var arrangement = 0

  mutating func select(_ id: Note.ID) {
    selectedID = id
  }

  mutating func switchOrder(of notes: NoteCollection) {
    arrange(notes, order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter)
  }

  mutating func setFilter(_ filter: String, of notes: NoteCollection) {
    arrange(notes, order: rows.order, filter: filter)
  }

  private mutating func arrange(_ notes: NoteCollection, order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
    arrangement += 1
  }

  /// Follows what happened to the notes.
  mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if let id = selectedID, notes[id] == nil { selectedID = nil }
    // From about here on one sort is less work than a search for each change.
    if changes.count > max(15, rows.count / 8) {
      rows = NoteRows(notes.notes.values, order: rows.order, filter: rows.filter)
    } else {
      for change in changes { rows.apply(change) }
    }
  }
}
