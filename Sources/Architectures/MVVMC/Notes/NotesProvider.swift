import Model

/// Loads the notes, follows them and their pictures, and arranges them in rows.
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
  /// Which notes the list shows, in which order; a change moves only its own row.
  var rows = NoteRows(order: .byChange)
  var selectedID: Note.ID?
  /// The names of the pictures that have arrived.
  var pictures: [ImageReference: String] = [:]

  var canRefresh: Bool { loadState.isLoaded && !loadState.isLoading }
}

final class NotesProviderImpl: NotesProvider {
  @RxPublished private(set) var currentState = NotesProviderState()
  private(set) lazy var state = $currentState
  private let service: NotesService
  private let pictures: PicturesService
  private let disposeBag = DisposeBag()

  /// Requests the notes at once.
  init(
    notes: SharedStore<NotesState>, pageRows: SharedStore<NoteRows>, service: NotesService,
    pictures: PicturesService
  ) {
    (self.service, self.pictures) = (service, pictures)
    // Before the subscription: the first state that is taken over is that of a running load.
    service.load()
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
    pictures.state.subscribe(onNext: { [weak self] in self?.currentState.pictures = $0 })
      .disposed(by: disposeBag)
    // The pages of an open note follow the rows.
    state.map(\.rows).subscribe(onNext: { rows in pageRows.commit { $0 = rows } })
      .disposed(by: disposeBag)
  }

  // MARK: - Loading

  func refresh() {
    if currentState.canRefresh { service.load() }
  }

  func retry() {
    if currentState.loadState == .failed { service.load() }
  }

  private func follow(_ notes: NotesState) {
    _currentState.commit { $0.follow(notes) }
  }

  // MARK: - Rows

  func sort(by order: NoteOrder) {
    _currentState.commit { $0.arrange(by: order, filter: $0.rows.filter) }
  }

  func filter(by filter: String) {
    _currentState.commit { $0.arrange(by: $0.rows.order, filter: filter) }
  }

  func select(_ id: Note.ID) {
    guard id != currentState.selectedID else { return }
    currentState.selectedID = id
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

extension NotesProviderState {
  fileprivate mutating func arrange(by order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
  }

  fileprivate mutating func follow(_ new: NotesState) {
    let wasLoaded = loadState.isLoaded
    (notes, loadState) = (new.notes, new.loadState)
    if !wasLoaded || rows.shouldResort(after: new.changes) {
      arrange(by: rows.order, filter: rows.filter)
    } else {
      for change in new.changes where change.old != change.new { rows.apply(change) }
    }
    // A deleted note is not selected any more.
    if let id = selectedID, notes[id] == nil { selectedID = nil }
  }
}
