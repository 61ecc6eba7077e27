import Model

/// Follows a note, and keeps the last content of one that was deleted.
protocol NotePageProvider: AnyObject {
  var state: Observable<NotePageProviderState> { get }
  var currentState: NotePageProviderState { get }
}

struct NotePageProviderState {
  /// `nil` until the store is known to have it.
  var note: Note?
}

final class NotePageProviderImpl: NotePageProvider {
  @RxPublished private(set) var currentState = NotePageProviderState()
  private(set) lazy var state = $currentState
  private let disposeBag = DisposeBag()

  init(id: Note.ID, notes: SharedStore<NotesState>) {
    notes.state.compactMap { $0.notes[id] }.distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.currentState.note = $0 })
      .disposed(by: disposeBag)
  }
}
