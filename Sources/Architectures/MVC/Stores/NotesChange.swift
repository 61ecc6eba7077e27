import Model

/// One change of a store's notes.
///
/// It carries old and new values, so that an observer can skip a change that does not concern it.
struct NotesChange {
  /// The changes of single notes, in the order in which they happened.
  let notes: [NoteCollection.Change]
  /// Whether the number of notes differs.
  let changesCount: Bool
  /// Whether the number of notes with a mark differs.
  let changesMarkCount: Bool

  /// Takes the changes of single notes, and the counts before and after them.
  init(_ notes: [NoteCollection.Change], from old: Counts, to new: Counts) {
    self.notes = notes
    changesCount = old.notes != new.notes
    changesMarkCount = old.marks != new.marks
  }

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
