import Model

/// What an open note is presented from.
protocol DetailPresenterContext {
  var navigation: any NavigationReading { get }
}

/// Presents the note that is open, if one is.
struct DetailPresenter {
  static func present(_ context: some DetailPresenterContext) -> DetailViewModel? {
    context.navigation.openNote.map(present)
  }

  private static func present(_ note: Note) -> DetailViewModel {
    DetailViewModel(
      text: note.text, created: "Created \(format(note.createdAt))",
      changed: note.changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      words: counted(wordCount(of: note.text), "word"))
  }
}
