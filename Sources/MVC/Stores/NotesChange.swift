import Model

/// One change of a store's notes, with the old and new values by which an observer sees whether it
/// is any of its business.
struct NotesChange {
  /// Note by note, in the order in which it happened.
  let notes: [NoteCollection.Change]
  /// Whether there are more notes, or fewer.
  let changesCount: Bool
  /// Whether more notes have a mark, or fewer.
  let changesMarkCount: Bool

  /// What `notes` made of a collection that was `old` before.
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
