import Model

/// What the notes store reports.
enum NotesNotice {
  /// A load was requested.
  case loadBegan
  case loadFailed
  /// A load has succeeded. The change is `nil` if the notes are the same.
  case loaded(NotesChange?, isFirst: Bool)
  /// The notes have changed: by a push, by a write of the user or by the answer to a write.
  case changed(NotesChange)
  /// A save was answered. Its change, if there is one, was posted before.
  case saveEnded(NoteCollection.WriteNumber, succeeded: Bool)

  /// The change of the notes that the notice carries.
  var change: NotesChange? {
    switch self {
    case .loaded(let change, _): change
    case .changed(let change): change
    case .loadBegan, .loadFailed, .saveEnded: nil
    }
  }
}
