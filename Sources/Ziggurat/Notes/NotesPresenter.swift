import Model
import Screens

/// What the list is presented from.
protocol NotesPresenterContext {
  var notes: any NotesReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  /// Presents the rows.
  typealias Rows =
    @MainActor (
      _ list: NoteList, _ notes: any NotesReading, _ pictures: any PicturesReading
    ) -> [NoteRowViewModel]

  static func present(
    _ context: some NotesPresenterContext, rows: Rows = NoteRowPresenter.present
  ) -> NotesViewModel {
    let notes = context.notes
    let loading = notes.loading
    let list = notes.list
    return NotesViewModel(
      title: "Notes (\(notes.noteCount))", areControlsEnabled: loading.hasSucceeded,
      isRefreshEnabled: loading.hasSucceeded && !loading.isRunning,
      sortTitle: sortTitle(list.rows.order), filter: list.rows.filter,
      isBannerShown: loading.hasSucceeded && loading.hasFailed,
      isSpinnerShown: !loading.hasSucceeded && loading.isRunning,
      isErrorShown: !loading.hasSucceeded && loading.hasFailed,
      emptyMessage: loading.hasSucceeded ? emptyMessage(list.rows) : nil,
      isTableShown: loading.hasSucceeded, arrangement: list.arrangement,
      rows: rows(list, notes, context.pictures),
      window: list.window.map { RowWindowPresenter.present($0, rowCount: list.rows.count) })
  }

  private static func sortTitle(_ order: NoteOrder) -> String {
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
