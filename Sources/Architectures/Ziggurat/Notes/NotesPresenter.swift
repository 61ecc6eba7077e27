import Model

/// What the list is presented from.
protocol NotesPresenterContext {
  var noteList: any NoteListReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  static func present(_ context: some NotesPresenterContext) -> NotesViewModel {
    let notes = context.noteList
    let loadState = notes.loadState
    let list = notes.list
    return NotesViewModel(
      title: "Notes (\(notes.noteCount))", areControlsEnabled: loadState.hasSucceeded,
      isRefreshEnabled: loadState.hasSucceeded && !loadState.isRunning,
      sortButtonTitle: sortButtonTitle(list.rows.order), filter: list.rows.filter,
      showsRefreshError: loadState.hasSucceeded && loadState.hasFailed,
      isSpinnerShown: !loadState.hasSucceeded && loadState.isRunning,
      isErrorShown: !loadState.hasSucceeded && loadState.hasFailed,
      emptyMessage: loadState.hasSucceeded ? emptyMessage(list.rows) : nil,
      isTableShown: loadState.hasSucceeded, arrangement: list.arrangement,
      rows: presentRows(list, notes, context.pictures))
  }

  private static func presentRows(
    _ list: NoteList, _ notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [NoteRowViewModel] {
    let ids = list.rows.ids
    var rows: [NoteRowViewModel] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      guard let note = notes.note(id) else { continue }
      rows.append(
        NoteRowPresenter.present(
          note, picture: NoteRowPresenter.picture(of: note, pictures), mark: notes.mark(of: id),
          isSelected: id == list.selectedID))
    }
    return rows
  }

  private static func sortButtonTitle(_ order: NoteOrder) -> String {
    switch order {
    case .byChange: NotesWording.newestFirst
    case .byTitle: NotesWording.byTitle
    }
  }

  private static func emptyMessage(_ rows: NoteRows) -> String? {
    guard rows.count == 0 else { return nil }
    return rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }
}

/// Presents one row of the list.
struct NoteRowPresenter {
  static func present(
    _ note: Note, picture: String, mark: WriteMark?, isSelected: Bool
  ) -> NoteRowViewModel {
    NoteRowViewModel(
      id: note.id, title: title(of: note.text), picture: picture, date: format(note.touchedAt),
      mark: mark?.rawValue ?? "", isSelected: isSelected)
  }

  /// The name of a note's picture; empty for a note without one.
  static func picture(of note: Note, _ pictures: some PicturesReading) -> String {
    note.picture.map { pictures.picture($0).name } ?? ""
  }
}
