import Model

protocol NotePageViewModel: AnyObject {
  var viewInputData: Observable<NotePageViewInputData> { get }
}

/// What the page shows.
struct NotePageViewInputData: Equatable {
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
    viewInputData = provider.state.compactMap { $0.note?.mapToViewInputData() }
      .distinctUntilChanged()
  }
}

extension Note {
  fileprivate func mapToViewInputData() -> NotePageViewInputData {
    NotePageViewInputData(
      text: text, created: "Created \(format(createdAt))",
      changed: changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      words: counted(wordCount(of: text), "word"))
  }
}
