import Model

/// The changes of notes that a list has not shown yet.
struct ChangeRecord {
  private var notes: [NoteCollection.Change] = []
  private var areMany = false

  /// Adds what a notice says, for a list with these rows.
  mutating func add(_ change: NotesChange, to rows: NoteResults) {
    guard !areMany else { return }
    if notes.isEmpty { notes = change.notes } else { notes += change.notes }
    areMany = rows.shouldFetch(after: notes)
    // A list that stays covered for long must not collect without end.
    if areMany { notes = [] }
  }

  /// Returns what the list has to show, and begins anew.
  mutating func take() -> ChangesToShow {
    defer { self = ChangeRecord() }
    return areMany ? .all : .each(notes)
  }
}

/// Changes as a list with rows shows them.
enum ChangesToShow {
  /// The changes of single notes, in an order in which they can be applied.
  case each([NoteCollection.Change])
  /// So many that one sort of all rows is cheaper.
  case all
}
