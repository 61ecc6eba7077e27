import Model

/// Provides the notes as in the article before its update: each field that is set is delivered.
final class PublishedNotesProvider: NotesProviding {
  @RxPublished private(set) var currentState = NotesProviderState()
  private(set) lazy var state = $currentState
  let services: NotesServices
  private let disposeBag = DisposeBag()

  /// Requests the notes at once.
  init(
    notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, services: NotesServices
  ) {
    self.services = services
    services.notes.load()
    rows.state.subscribe(onNext: { [weak self] rows in
      self?.currentState.notes = notes.currentState.notes
      self?.currentState.rows = rows
    }).disposed(by: disposeBag)
    notes.field(\.loadState).subscribe(onNext: { [weak self] loadState in
      self?.currentState.loadState = loadState
    }).disposed(by: disposeBag)
    services.pictures.state.subscribe(onNext: { [weak self] pictures in
      self?.currentState.pictures = pictures
    }).disposed(by: disposeBag)
  }
}
