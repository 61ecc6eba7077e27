import Model

/// The changes of notes that one observer of the store has not shown yet.
protocol ChangeRecord: AnyObject {
  /// Adds what a notice says.
  func add(_ change: NotesChange, to rows: any NoteResults)
  /// Returns what the observer, which shows these rows, has to show, and begins anew.
  func take(from store: NotesStore, for rows: any NoteResults) -> ChangesToShow
}

/// Changes as a list with rows shows them.
enum ChangesToShow {
  /// The changes of single notes, in an order in which they can be applied.
  case each([NoteCollection.Change])
  /// So many that one sort of all rows is cheaper.
  case all
}

/// Collects the changes that the notices name.
final class TypedRecord: ChangeRecord {
  private var notes: [NoteCollection.Change] = []
  private var areMany = false

  func add(_ change: NotesChange, to rows: any NoteResults) {
    guard !areMany else { return }
    if notes.isEmpty { notes = change.notes } else { notes += change.notes }
    areMany = rows.shouldFetch(after: notes)
    // A list that stays covered for long must not collect without end.
    if areMany { notes = [] }
  }

  func take(from store: NotesStore, for rows: any NoteResults) -> ChangesToShow {
    defer {
      notes = []
      areMany = false
    }
    return areMany ? .all : .each(notes)
  }
}
