import Model

/// Presents the page of one note.
struct NotePagePresenter {
  static func present(_ note: Note) -> NotePageViewModel {
    NotePageViewModel(
      id: note.id, text: note.text, created: "Created \(format(note.createdAt))",
      changed: note.changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      words: counted(wordCount(of: note.text), "word"))
  }
}
