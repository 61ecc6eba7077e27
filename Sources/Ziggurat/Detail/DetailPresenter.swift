import Model

/// What an open note is presented from.
protocol DetailPresenterContext {
  var navigation: any NavigationReading { get }
  var notes: any NotesReading { get }
}

/// Presents the note that is open, if one is.
///
/// Of the pages beside it only the ids: the user turns to one at most, and then it is the open one.
struct DetailPresenter {
  static func present(_ context: some DetailPresenterContext) -> DetailViewModel? {
    guard let open = context.navigation.openNote else { return nil }
    let neighbours = context.notes.list.neighbours(of: open.note)
    return DetailViewModel(
      number: open.number, page: NotePagePresenter.present(open.note),
      previousID: neighbours.previous, nextID: neighbours.next)
  }
}
