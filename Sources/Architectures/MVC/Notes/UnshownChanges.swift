import Model

/// The changes of notes that the list does not show yet.
struct UnshownChanges {
  /// The changes of single notes, in the order in which they happened; empty if `areWhole`.
  private(set) var notes: [NoteCollection.Change] = []
  /// Whether all rows are sorted and compared, instead of row by row.
  private(set) var areWhole = false

  var isEmpty: Bool { notes.isEmpty && !areWhole }

  /// Adds what a notice says; more changes than a sort is worth are taken as a whole.
  mutating func add(_ change: NotesChange, to rows: NoteRows) {
    guard !areWhole else { return }
    if notes.isEmpty { notes = change.notes } else { notes += change.notes }
    areWhole = change.isWhole || rows.shouldResort(after: notes)
    if areWhole { notes = [] }
  }
}
