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

  init(note: Note, notes: SharedStore<NotesState>) {
    _currentState = RxPublished(wrappedValue: NotePageProviderState(note: note))
    notes.state.map { $0.notes[note.id] }.distinctUntilChanged()
      .subscribe(onNext: { [weak self] in if let note = $0 { self?.currentState.note = note } })
      .disposed(by: disposeBag)
  }
}
