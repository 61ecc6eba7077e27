import Model

/// What the open note is presented from.
protocol DetailPresenterContext {
  var navigation: any NavigationReading { get }
  var notes: any NotesReading { get }
}

/// Presents the open note, if there is one, and the pages that the user can turn to.
struct DetailPresenter {
  static func present(_ context: some DetailPresenterContext) -> DetailViewModel? {
    guard let open = context.navigation.openNote else { return nil }
    let neighbours = context.notes.neighbours(of: open.note)
    return DetailViewModel(
      number: open.number, page: presentPage(open.note),
      previous: neighbours.previous.map(presentPage), next: neighbours.next.map(presentPage))
  }

  private static func presentPage(_ note: Note) -> NotePageViewModel {
    NotePageViewModel(
      id: note.id, text: note.text, created: "Created \(format(note.createdAt))",
      changed: note.changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      words: counted(wordCount(of: note.text), "word"))
  }
}
