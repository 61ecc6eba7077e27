import Model

/// Decides what a notice says about changed notes.
protocol NoticeContent {
  /// Describes the changes of single notes, with the counts before and after them.
  func change(
    _ notes: [NoteCollection.Change], from old: NotesChange.Counts, to new: NotesChange.Counts
  ) -> NotesChange
}

/// Says which notes have changed, with their old and new values, and whether a count differs.
struct TypedChanges: NoticeContent {
  func change(
    _ notes: [NoteCollection.Change], from old: NotesChange.Counts, to new: NotesChange.Counts
  ) -> NotesChange {
    NotesChange(
      notes: notes, isWhole: false, changesCount: old.notes != new.notes,
      changesMarkCount: old.marks != new.marks)
  }
}
