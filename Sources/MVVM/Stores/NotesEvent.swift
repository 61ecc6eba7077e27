import Model

/// What happened to the notes of a store.
enum NotesEvent {
  /// They are there for the first time.
  case loaded
  /// Some came, went or changed, or their marks did.
  case changed([NoteCollection.Change])
}
