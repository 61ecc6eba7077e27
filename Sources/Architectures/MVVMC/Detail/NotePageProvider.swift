import Model

/// Follows a note, and keeps the last content of one that was deleted.
protocol NotePageProvider: AnyObject {
  var state: Observable<NotePageProviderState> { get }
  var currentState: NotePageProviderState { get }
}

struct NotePageProviderState {
  var note: Note
}

final class NotePageProviderImpl: NotePageProvider {
  @RxPublished private(set) var currentState: NotePageProviderState
  private(set) lazy var state = $currentState
  private let disposeBag = DisposeBag()

  init(page: NotePageArgument, notes: SharedStore<NotesState>) {
    _currentState = RxPublished(wrappedValue: NotePageProviderState(note: page.note))
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  private func follow(_ notes: NotesState) {
    guard let note = notes.lastChange(of: currentState.note.id) else { return }
    currentState.note = note
  }
}
