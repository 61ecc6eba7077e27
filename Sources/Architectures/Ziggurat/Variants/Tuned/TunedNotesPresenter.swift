import Model

/// What the list of the tuned variants is presented from.
protocol TunedNotesPresenterContext {
  var noteList: any TunedNoteListReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes, or only the rows of its window.
struct TunedNotesPresenter {
  /// A function that presents the rows.
  typealias Rows =
    @MainActor (
      _ list: TunedNoteList, _ notes: any NotesReading, _ pictures: any PicturesReading
    ) -> [NoteRowViewModel]

  static func present(
    _ context: some TunedNotesPresenterContext, rows: Rows = TunedRowsPresenter.present
  ) -> TunedNotesViewModel {
    let notes = context.noteList
    let loadState = notes.loadState
    let list = notes.list
    return TunedNotesViewModel(
      title: "Notes (\(notes.noteCount))", areControlsEnabled: loadState.hasSucceeded,
      isRefreshEnabled: loadState.hasSucceeded && !loadState.isRunning,
      sortButtonTitle: sortButtonTitle(list.rows.order), filter: list.rows.filter,
      showsRefreshError: loadState.hasSucceeded && loadState.hasFailed,
      isSpinnerShown: !loadState.hasSucceeded && loadState.isRunning,
      isErrorShown: !loadState.hasSucceeded && loadState.hasFailed,
      emptyMessage: loadState.hasSucceeded ? emptyMessage(list.rows) : nil,
      isTableShown: loadState.hasSucceeded, arrangement: list.arrangement,
      rows: rows(list, notes, context.pictures),
      window: list.window.map { RowWindowPresenter.present($0, rowCount: list.rows.count) })
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

/// Presents the rows of the window, or all rows without a window.
struct TunedRowsPresenter {
  static func present(
    _ list: TunedNoteList, of notes: any NotesReading, _ pictures: any PicturesReading
  ) -> [NoteRowViewModel] {
    presentAll(list, of: notes, pictures)
  }

  private static func presentAll(
    _ list: TunedNoteList, of notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [NoteRowViewModel] {
    let ids = list.presentedIDs
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
}
