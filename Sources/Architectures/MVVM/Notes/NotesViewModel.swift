import Model

/// The view model of the list of notes, which owns the order and the filter of the rows.
final class NotesViewModel {
  @Emitter var rowsUpdates: Signal<RowsUpdate>
  @Emitter var openDetail: Signal<DetailViewModel>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// Loads the notes again.
  let refresh: Command
  @Output private var shape: Property<RowsShape>
  private let store: ObservableNotesStore
  private let overlay: OverlayViewModel
  private let rows = ListRows()
  private let rowViewModels: RowViewModels
  private let bag = DisposalBag()

  init(
    _ store: ObservableNotesStore, pictures: ObservablePicturesStore, overlay: OverlayViewModel
  ) {
    (self.store, self.overlay) = (store, overlay)
    rowViewModels = RowViewModels(of: store, pictures: pictures)
    _shape = Output(rows.shape)
    let canRefresh = store.loadState.map { $0.isLoaded && !$0.isLoading }
    refresh = Command(enabledIf: canRefresh) { [store] done in store.load(done) }
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  // MARK: - Outputs

  private(set) lazy var title = store.noteCount.map { "Notes (\($0))" }
  private(set) lazy var isLoaded = store.loadState.map(\.isLoaded)
  private(set) lazy var showsRefreshError = store.loadState.map { $0 == .refreshFailed }
  private(set) lazy var isSpinnerShown = store.loadState.map { $0 == .loading }
  private(set) lazy var isErrorShown = store.loadState.map { $0 == .failed }
  private(set) lazy var sortButtonTitle = shape.map {
    $0.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
  }
  private(set) lazy var emptyMessage: Property<String?> =
    store.loadState.combined(with: shape) { state, shape in
      guard state.isLoaded && shape.isEmpty else { return nil }
      return shape.isFiltered ? NotesWording.noMatches : NotesWording.noNotes
    }

  // MARK: - Rows

  var rowCount: Int { rows.count }

  func rowID(at row: Int) -> Int { rows[row] }

  /// Makes the view model of a row that comes into view.
  func rowViewModel(at row: Int) -> NoteRowViewModel? { rowViewModels.makeRow(of: rows[row]) }

  func rowEndedDisplay(_ id: Int) { rowViewModels.endDisplay(of: id) }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowViewModels.select(note.id)
    _openDetail.send(DetailViewModel(note, in: self, store: store, overlay: overlay))
  }

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  func neighbour(of note: Note, by offset: Int) -> Note? {
    let rows = rows.row(of: note) == nil ? allRows() : rows
    guard let row = rows.row(of: note), (0..<rows.count).contains(row + offset) else { return nil }
    return store.note(rows[row + offset])
  }

  private func allRows() -> ListRows {
    let all = ListRows()
    _ = all.arrange(store, by: rows.shape.order, filter: "")
    return all
  }

  func pageTurned(to note: Note) {
    rowViewModels.select(note.id)
  }

  // MARK: - User actions

  func createTapped() {
    _openEditor.send(EditorViewModel(editing: nil, in: store, overlay: overlay))
  }

  func sortTapped() {
    let order: NoteOrder = rows.shape.order == .byChange ? .byTitle : .byChange
    rebuild(order: order, filter: rows.filter, top: 0)
  }

  func filterEdited(_ text: String) {
    rebuild(order: rows.shape.order, filter: text, top: 0)
  }

  func retryTapped() {
    if store.loadState.value == .failed { store.load() }
  }

  func rowSelected(_ row: Int) { rowViewModels.select(rows[row]) }

  func rowOpened(_ row: Int) {
    if let note = store.note(rows[row]) { open(note) }
  }

  func rowDeleted(_ row: Int) {
    store.delete(rows[row])
  }

  // MARK: - Following the store

  private func follow(_ event: NotesEvent) {
    switch event {
    case .loaded:
      _ = rows.arrange(store, by: rows.shape.order, filter: rows.filter)
      _shape.value = rows.shape
      _rowsUpdates.send(.reload)
    case .changed(let changes):
      // The rows first, so that no cell is written that is removed with its row.
      if rows.shouldResort(after: changes) {
        rebuild(order: rows.shape.order, filter: rows.filter)
      } else {
        for change in changes where change.old != change.new {
          if let update = rows.apply(change) { _rowsUpdates.send(update) }
        }
        _shape.value = rows.shape
      }
      rowViewModels.follow(changes)
    }
  }

  /// Sorts and filters all notes again, and keeps the cells of rows that stay in view.
  private func rebuild(order: NoteOrder, filter: String, top: Int? = nil) {
    let old = rows.arrange(store, by: order, filter: filter)
    _shape.value = rows.shape
    if let old {
      _rowsUpdates.send(
        .reorder(count: rows.count, top: top) { [store, rows] row in
          store.note(old[row]).flatMap { rows.row(of: $0) }
        })
    } else if top == 0 {
      _rowsUpdates.send(.scrollToTop)
    }
  }
}
