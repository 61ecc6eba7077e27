import Model

/// Says only that notes have changed, as a notification without `userInfo` does.
///
/// An observer has to compare all that it shows.
struct BareNotices: NoticeContent {
  func change(
    _ notes: [NoteCollection.Change], from old: NotesChange.Counts, to new: NotesChange.Counts
  ) -> NotesChange {
    NotesChange(notes: [], changesCount: true, changesMarkCount: true)
  }

  func makeRecord() -> any ChangeRecord { ComparedRecord() }
}
