import Model

/// What the list is presented from.
protocol NotesPresenterContext: RowsPresenterContext {
  var changes: any ChangesReading { get }
  var rows: any RowsPresenting { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  static func present(
    _ context: some NotesPresenterContext, last: NotesViewModel?
  ) -> NotesViewModel {
    let notes = context.noteList
    let changes = context.changes
    return NotesViewModel(
      header: changes.kept(last?.header, from: [.noteCount, .noteLoad, .arrangement])
        ?? Branch(presentHeader(notes)),
      isTableShown: notes.loadState.hasSucceeded, arrangement: notes.arrangement,
      selectedID: notes.selectedID,
      rows: changes.kept(last?.rows, from: [.notes, .arrangement, .rowsInView, .pictures])
        ?? Branch(context.rows.present(context, last: last?.rows.content)))
  }

  private static func presentHeader(_ notes: some NoteListReading) -> NotesHeaderViewModel {
    let loadState = notes.loadState
    return NotesHeaderViewModel(
      title: "Notes (\(notes.noteCount))", areControlsEnabled: loadState.hasSucceeded,
      isRefreshEnabled: loadState.hasSucceeded && !loadState.isRunning,
      sortButtonTitle: sortButtonTitle(notes.order), filter: notes.filter,
      showsRefreshError: loadState.hasSucceeded && loadState.hasFailed,
      isSpinnerShown: !loadState.hasSucceeded && loadState.isRunning,
      isErrorShown: !loadState.hasSucceeded && loadState.hasFailed,
      emptyMessage: loadState.hasSucceeded ? emptyMessage(notes) : nil)
  }

  private static func sortButtonTitle(_ order: NoteOrder) -> String {
    switch order {
    case .byChange: NotesWording.newestFirst
    case .byTitle: NotesWording.byTitle
    }
  }

  private static func emptyMessage(_ notes: some NoteListReading) -> String? {
    guard notes.rowCount == 0 else { return nil }
    return notes.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }
}
