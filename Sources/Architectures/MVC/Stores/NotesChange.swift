import Model

/// One change of a store's notes.
///
/// An observer can skip a change that does not concern it.
struct NotesChange {
  /// The changes of single notes, in the order in which they happened.
  let notes: [NoteCollection.Change]
  /// Whether the number of notes may differ.
  let changesCount: Bool
  /// Whether the number of notes with a mark may differ.
  let changesMarkCount: Bool
}
