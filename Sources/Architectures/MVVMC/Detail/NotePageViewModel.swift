import Model

protocol NotePageViewModel: AnyObject {
  var viewInputData: Observable<NotePageViewInputData> { get }
}

/// What the page shows.
struct NotePageViewInputData: Equatable {
  /// The note of the page, by which it is told from the other pages.
  var note: Note
  var text: String
  var created: String
  var changed: String
  var words: String
}

final class NotePageViewModelImpl: NotePageViewModel {
  let viewInputData: Observable<NotePageViewInputData>
  /// Kept, because it is the provider that follows the note.
  private let provider: any NotePageProvider

  init(provider: any NotePageProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
  }
}

extension NotePageProviderState {
  fileprivate func mapToViewInputData() -> NotePageViewInputData {
    NotePageViewInputData(
      note: note, text: note.text, created: "Created \(format(note.createdAt))",
      changed: note.changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      words: counted(wordCount(of: note.text), "word"))
  }
}
