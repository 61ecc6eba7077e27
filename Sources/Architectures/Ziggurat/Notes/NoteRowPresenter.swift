import Model

/// Presents the rows of the list.
struct NoteRowPresenter {
  /// Presents the rows in view, and the ids of all rows.
  static func present(_ context: some NotesPresenterContext) -> RowsViewModel {
    let notes = context.notes
    let range = notes.rowsInView
    let ids = notes.rowIDs
    return RowsViewModel(
      arrangement: notes.arrangement, ids: ids, first: range.lowerBound,
      inView: ids[range].map { id in
        guard let note = notes.note(id) else { preconditionFailure("each row has a note") }
        return present(note, context)
      })
  }

  private static func present(
    _ note: Note, _ context: some NotesPresenterContext
  ) -> NoteRowViewModel {
    NoteRowViewModel(
      id: note.id, title: title(of: note.text),
      picture: note.picture.map { (context.pictures.picture($0) ?? .placeholder).name } ?? "",
      date: format(note.touchedAt), mark: context.notes.mark(of: note.id)?.rawValue ?? "",
      isSelected: note.id == context.notes.selectedID)
  }
}
