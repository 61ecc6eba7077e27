import Model

/// What the list is presented from.
protocol NotesPresenterContext {
  var notes: any NotesReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  static func present(_ context: some NotesPresenterContext) -> NotesViewModel {
    let notes = context.notes
    return NotesViewModel(
      title: "Notes (\(notes.noteCount))", controls: presentControls(notes),
      emptyMessage: presentEmptyMessage(notes), isTableShown: notes.loadState.hasSucceeded,
      topRow: notes.topRow, rows: NoteRowPresenter.present(context))
  }

  private static func presentControls(_ notes: some NotesReading) -> NotesControlsViewModel {
    let loadState = notes.loadState
    return NotesControlsViewModel(
      areControlsEnabled: loadState.hasSucceeded,
      isRefreshEnabled: loadState.hasSucceeded && !loadState.isRunning,
      sortButtonTitle: sortButtonTitle(notes.order), filter: notes.filter,
      showsRefreshError: loadState.hasSucceeded && loadState.hasFailed,
      isSpinnerShown: !loadState.hasSucceeded && loadState.isRunning,
      isErrorShown: !loadState.hasSucceeded && loadState.hasFailed)
  }

  private static func sortButtonTitle(_ order: NoteOrder) -> String {
    switch order {
    case .byChange: NotesWording.newestFirst
    case .byTitle: NotesWording.byTitle
    }
  }

  private static func presentEmptyMessage(_ notes: some NotesReading) -> String? {
    guard notes.loadState.hasSucceeded, notes.rowIDs.isEmpty else { return nil }
    return notes.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }
}
