import Model
import Screens

/// What the list is presented from.
protocol NotesPresenterContext {
  var notes: any NotesReading { get }
  var pictures: any PicturesReading { get }
}

/// Presents the list of notes.
struct NotesPresenter {
  static func present(_ context: some NotesPresenterContext) -> NotesViewModel {
    present(context.notes, context.pictures)
  }

  private static func present(
    _ notes: some NotesReading, _ pictures: some PicturesReading
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
      rows: presentRows(of: notes, pictures))
  }

  private static func presentRows(
    of notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [NoteRowViewModel] {
    let list = notes.list
    var rows: [NoteRowViewModel] = []
    rows.reserveCapacity(list.rows.count)
    for id in list.rows.ids {
      guard let note = notes.note(id) else { continue }
      rows.append(
        NoteRowViewModel(
          id: id, title: title(of: note.text),
          picture: note.picture.map { pictures.picture($0).name } ?? "",
          date: format(note.touchedAt),
          mark: notes.mark(of: id)?.rawValue ?? "", isSelected: id == list.selectedID))
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
