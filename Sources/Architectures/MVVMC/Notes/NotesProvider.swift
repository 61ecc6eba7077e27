import Model

/// Loads the notes, and follows them, their rows and their pictures.
protocol NotesProvider: AnyObject {
  var state: Observable<NotesProviderState> { get }
  var currentState: NotesProviderState { get }
  /// Loads the notes again, unless a load runs.
  func refresh()
  /// Loads the notes after the first load has failed.
  func retry()
  func sort(by order: NoteOrder)
  func filter(by filter: String)
  func select(_ id: Note.ID)
  func delete(_ id: Note.ID)
  /// Requests the picture of a note, if it has one.
  func requestPicture(of id: Note.ID)
}

struct NotesProviderState {
  var notes = NoteCollection()
  var loadState = LoadState.loading
  var rows = RowsState()
  /// The names of the pictures that have arrived.
  var pictures: [ImageReference: String] = [:]

  var canRefresh: Bool { loadState.isLoaded && !loadState.isLoading }
}

final class NotesProviderImpl: NotesProvider {
  @RxPublished private(set) var currentState = NotesProviderState()
  private(set) lazy var state = $currentState
  private let service: NotesService
  private let rowsService: RowsService
  private let pictures: PicturesService
  private let disposeBag = DisposeBag()

  /// Requests the notes at once.
  init(
    notes: SharedStore<NotesState>, service: NotesService, rows: SharedStore<RowsState>,
    rowsService: RowsService, pictures: PicturesService
  ) {
    (self.service, self.rowsService, self.pictures) = (service, rowsService, pictures)
    service.load()
    // The rows are told of each change of the notes, and all are delivered together.
    rows.state.subscribe(onNext: { [weak self] rows in
      self?._currentState.commit { state in
        state.rows = rows
        state.notes = notes.currentState.notes
        state.loadState = notes.currentState.loadState
      }
    }).disposed(by: disposeBag)
    notes.field(\.loadState).subscribe(onNext: { [weak self] loadState in
      self?._currentState.commit { $0.loadState = loadState }
    }).disposed(by: disposeBag)
    pictures.state.subscribe(onNext: { [weak self] pictures in
      self?._currentState.commit { $0.pictures = pictures }
    }).disposed(by: disposeBag)
  }

  // MARK: - Loading

  func refresh() {
    if currentState.canRefresh { service.load() }
  }

  func retry() {
    if currentState.loadState == .failed { service.load() }
  }

  // MARK: - Rows

  func sort(by order: NoteOrder) {
    rowsService.sort(by: order)
  }

  func filter(by filter: String) {
    rowsService.filter(by: filter)
  }

  func select(_ id: Note.ID) {
    rowsService.select(id)
  }

  func delete(_ id: Note.ID) {
    service.delete(id)
  }

  // MARK: - Pictures

  func requestPicture(of id: Note.ID) {
    guard let reference = currentState.notes[id]?.picture else { return }
    pictures.request(reference)
  }
}
