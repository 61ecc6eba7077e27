import Model

/// Decides what a notice says about changed notes, and so how an observer finds the changes.
protocol NoticeContent {
  /// Describes the changes of one or more single notes, with the counts before and after them.
  func change(
    _ notes: [NoteCollection.Change], from old: NotesChange.Counts, to new: NotesChange.Counts
  ) -> NotesChange

  /// Makes a record of changes for one observer.
  func makeRecord() -> any ChangeRecord
}

/// Says which notes have changed, with their old and new values, and whether a count differs.
struct TypedChanges: NoticeContent {
  func change(
    _ notes: [NoteCollection.Change], from old: NotesChange.Counts, to new: NotesChange.Counts
  ) -> NotesChange {
    NotesChange(
      notes: notes, changesCount: old.notes != new.notes,
      changesMarkCount: old.marks != new.marks)
  }

  func makeRecord() -> any ChangeRecord { TypedRecord() }
}
