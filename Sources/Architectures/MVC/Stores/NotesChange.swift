import Model

/// One change of a store's notes.
///
/// An observer can skip a change that does not concern it.
struct NotesChange {
  /// The changes of single notes, in the order in which they happened; empty if `isWhole`.
  let notes: [NoteCollection.Change]
  /// Whether any note may have changed, so that an observer compares all that it shows.
  let isWhole: Bool
  /// Whether the number of notes may differ.
  let changesCount: Bool
  /// Whether the number of notes with a mark may differ.
  let changesMarkCount: Bool

  var isEmpty: Bool { notes.isEmpty && !isWhole }

  /// Whether this note may have changed.
  func concerns(_ id: Note.ID) -> Bool { isWhole || notes.contains { $0.id == id } }

  /// The numbers that screens show of a collection.
  struct Counts {
    let notes: Int
    let marks: Int

    init(of collection: NoteCollection) {
      notes = collection.count
      marks = collection.markCount
    }
  }
}
