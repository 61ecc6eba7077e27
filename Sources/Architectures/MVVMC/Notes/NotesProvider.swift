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
  /// Takes note of the row at the top of the screen.
  func scroll(to row: Int)
  func select(_ id: Note.ID)
  func delete(_ id: Note.ID)
  /// Requests the picture of a note, if it has one.
  func requestPicture(of id: Note.ID)
}

struct NotesProviderState {
  var notes = NoteCollection()
  var loadState = LoadState.loading
  var rows = RowsState()
  /// The row at the top of the screen.
  var topRow = 0
  /// How often the list had to go back to its first row.
  var scrollsToTop = 0
  var selectedID: Note.ID?
  /// The names of the pictures that have arrived.
  var pictures: [ImageReference: String] = [:]

  var canRefresh: Bool { loadState.isLoaded && !loadState.isLoading }
}

final class NotesProviderImpl: NotesProvider {
  @RxPublished private(set) var currentState = NotesProviderState()
  private(set) lazy var state = $currentState
  /// The rows with their sort keys, by which a change moves only its own row.
  private var rows = NoteRows(order: .byChange)
  private let pageRows: SharedStore<RowsState>
  private let service: NotesService
  private let pictures: PicturesService
  private let disposeBag = DisposeBag()

  /// Requests the notes at once.
  init(
    notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, service: NotesService,
    pictures: PicturesService
  ) {
    (pageRows, self.service, self.pictures) = (rows, service, pictures)
    // Before the subscription: the first state that is taken over is that of a running load.
    service.load()
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
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

  private func follow(_ notes: NotesState) {
    switch notes.lastChange {
    case .none: break
    case .loaded: arrange(notes.notes, by: rows.order, filter: rows.filter)
    case .notes(let changes): apply(changes, of: notes.notes)
    }
    _currentState.commit { state in
      state.notes = notes.notes
      state.loadState = notes.loadState
      state.rows = rowsState
      // A deleted note is not selected any more.
      if let id = state.selectedID, notes.notes[id] == nil { state.selectedID = nil }
    }
    publishRows()
  }

  // MARK: - Rows

  func sort(by order: NoteOrder) {
    showFirstRow(by: order, filter: rows.filter)
  }

  func filter(by filter: String) {
    showFirstRow(by: rows.order, filter: filter)
  }

  private func showFirstRow(by order: NoteOrder, filter: String) {
    arrange(currentState.notes, by: order, filter: filter)
    _currentState.commit { state in
      state.rows = rowsState
      state.topRow = 0
      state.scrollsToTop += 1
    }
    publishRows()
  }

  private func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    rows = NoteRows(notes.notes.values, order: order, filter: filter)
  }

  private func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if rows.shouldResort(after: changes) {
      return arrange(notes, by: rows.order, filter: rows.filter)
    }
    for change in changes where change.old != change.new { rows.apply(change) }
  }

  /// Tells the pages of an open note which rows they follow.
  private func publishRows() {
    pageRows.commit { $0 = rowsState }
  }

  private var rowsState: RowsState {
    RowsState(ids: rows.ids, order: rows.order, isFiltered: !rows.filter.isEmpty)
  }

  func scroll(to row: Int) {
    guard row != currentState.topRow else { return }
    _currentState.commit { $0.topRow = row }
  }

  func select(_ id: Note.ID) {
    guard id != currentState.selectedID else { return }
    _currentState.commit { $0.selectedID = id }
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
