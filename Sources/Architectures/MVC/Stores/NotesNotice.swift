import Model

/// What the notes store reports.
enum NotesNotice {
  /// A load has begun or failed.
  case loadStateChanged
  /// A load has succeeded. There are no changes if the notes are the same.
  case loaded([NoteCollection.Change], isFirst: Bool)
  /// The notes have changed: by a push, by a write of the user or by the answer to a write.
  case changed([NoteCollection.Change])

  /// The changes of single notes, in the order in which they happened.
  var changes: [NoteCollection.Change] {
    switch self {
    case .loaded(let changes, _), .changed(let changes): changes
    case .loadStateChanged: []
    }
  }
}
