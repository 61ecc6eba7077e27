import Model
import Screens

/// What the list is presented from.
protocol NotesPresenterContext {
  var notes: any NotesReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  /// Presents one row.
  typealias Row =
    @MainActor (_ note: Note, _ picture: String, _ mark: WriteMark?, _ isSelected: Bool) ->
    NoteRowViewModel

  static func present(
    _ context: some NotesPresenterContext, row: Row = NoteRowPresenter.present
  ) -> NotesViewModel {
    present(context.notes, context.pictures, row)
  }

  private static func present(
    _ notes: some NotesReading, _ pictures: some PicturesReading, _ row: Row
  ) -> NotesViewModel {
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
      rows: presentRows(list, of: notes, pictures, row),
      window: list.window.map { RowWindowPresenter.present($0, rowCount: list.rows.count) })
  }

  private static func presentRows(
    _ list: NoteList, of notes: some NotesReading, _ pictures: some PicturesReading, _ row: Row
  ) -> [NoteRowViewModel] {
    let ids = list.presentedIDs
    var rows: [NoteRowViewModel] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      guard let note = notes.note(id) else { continue }
      let picture = note.picture.map { pictures.picture($0).name } ?? ""
      rows.append(row(note, picture, notes.mark(of: id), id == list.selectedID))
    }
    return rows
  }

  private static func sortTitle(_ order: NoteOrder) -> String {
    switch order {
    case .byChange: NotesScreen.newestFirst
    case .byTitle: NotesScreen.byTitle
    }
  }

  private static func emptyMessage(_ rows: NoteRows) -> String? {
    guard rows.count == 0 else { return nil }
    return rows.filter.isEmpty ? NotesScreen.noNotes : NotesScreen.noMatches
  }
}
