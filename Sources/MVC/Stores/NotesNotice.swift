import Model

/// What the notes store tells.
enum NotesNotice {
  /// A load was sent.
  case loadBegan
  case loadFailed
  /// A load has succeeded, perhaps with nothing new.
  case loaded(NotesChange, isFirst: Bool)
  /// The notes have changed: by a push, by a write of the user's or by the answer to it.
  case changed(NotesChange)
  /// A save was answered; a change may have come before.
  case saveEnded(NoteCollection.WriteNumber, succeeded: Bool)

  /// What has become of the notes, if anything has.
  var change: NotesChange? {
    switch self {
    case .loaded(let change, _), .changed(let change): change
    case .loadBegan, .loadFailed, .saveEnded: nil
    }
  }
}
