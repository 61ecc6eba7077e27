import Model

/// What the rows of the list are presented from.
protocol RowsPresenterContext {
  var noteList: any NoteListReading { get }
  var pictures: any PicturesReading { get }
  var changes: any ChangesReading { get }
  var rowHistory: any RowHistoryReading { get }
}

/// Presents the rows of the list.
protocol RowsPresenting {
  /// Returns the rows as they are now; `last` is what the last pass returned.
  func present(_ context: some RowsPresenterContext, last: Branch<RowsViewModel>?) -> RowsViewModel
}

/// Presents each row in view anew.
struct EachRowPresenter: RowsPresenting {
  func present(_ context: some RowsPresenterContext, last: Branch<RowsViewModel>?) -> RowsViewModel
  {
    let notes = context.noteList
    let range = notes.rowsInView
    let ids = notes.rowIDs
    return RowsViewModel(
      ids: RowIDs(ids, revision: context.rowHistory.revision), first: range.lowerBound,
      presented: NoteRowPresenter.present(ids[range], of: notes, context.pictures),
      step: nil)
  }
}

/// Presents one row of the list.
struct NoteRowPresenter {
  static func present(
    _ ids: ArraySlice<Note.ID>, of notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [Branch<NoteRowViewModel>] {
    var rows: [Branch<NoteRowViewModel>] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      if let note = notes.note(id) { rows.append(present(note, notes, pictures)) }
    }
    return rows
  }

  static func present(
    _ note: Note, _ notes: some NotesReading, _ pictures: some PicturesReading
  ) -> Branch<NoteRowViewModel> {
    Branch(
      NoteRowViewModel(
        id: note.id, title: title(of: note.text),
        picture: note.picture.map { pictures.picture($0).name } ?? "",
        date: format(note.touchedAt), mark: notes.mark(of: note.id)?.rawValue ?? ""))
  }
}
