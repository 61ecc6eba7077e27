import Model

/// Presents the rows of the list.
struct NoteRowPresenter {
  /// Presents the rows in view, and the ids of all rows.
  static func present(_ context: some NotesPresenterContext) -> RowsViewModel {
    let notes = context.noteList
    let range = notes.rowsInView
    let ids = notes.rowIDs
    return RowsViewModel(
      ids: ids, first: range.lowerBound,
      presented: present(ids[range], of: notes, context.pictures))
  }

  private static func present(
    _ ids: ArraySlice<Note.ID>, of notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [Branch<NoteRowViewModel>] {
    var rows: [Branch<NoteRowViewModel>] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      if let note = notes.note(id) { rows.append(present(note, notes, pictures)) }
    }
    return rows
  }

  private static func present(
    _ note: Note, _ notes: some NotesReading, _ pictures: some PicturesReading
  ) -> Branch<NoteRowViewModel> {
    Branch(
      NoteRowViewModel(
        id: note.id, title: title(of: note.text),
        picture: note.picture.map { pictures.picture($0).name } ?? "",
        date: format(note.touchedAt), mark: notes.mark(of: note.id)?.rawValue ?? ""))
  }
}
