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
    return NotesViewModel(
      title: "Notes (\(notes.noteCount))", controls: Branch(presentControls(notes)),
      emptyMessage: notes.rowCount == 0 ? presentEmptyMessage(notes) : nil,
      isTableShown: notes.loadState.hasSucceeded, arrangement: notes.arrangement,
      selectedID: notes.selectedID, rows: Branch(NoteRowPresenter.present(context)))
  }

  private static func presentControls(_ notes: some NoteListReading) -> NotesControlsViewModel {
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

  private static func presentEmptyMessage(_ notes: some NoteListReading) -> String? {
    guard notes.loadState.hasSucceeded else { return nil }
    return notes.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }
}
