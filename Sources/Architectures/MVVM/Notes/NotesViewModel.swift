import Model

/// The view model of the list of notes, which owns the order and the filter of the rows.
final class NotesViewModel {
  @Emitter var rowsUpdates: Signal<RowsUpdate>
  @Emitter var openDetail: Signal<DetailViewModel>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// Loads the notes again.
  let refresh: Command
  @Output(RowsShape(NoteRows(order: .byChange))) private var shape: Property<RowsShape>
  private let store: ObservableNotesStore
  private let overlay: OverlayViewModel
  private var rows = NoteRows(order: .byChange)
  private let rowViewModels: RowViewModels
  private let bag = DisposalBag()

  init(_ store: ObservableNotesStore, rows: RowViewModels, overlay: OverlayViewModel) {
    self.store = store
    self.overlay = overlay
    rowViewModels = rows
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
    $0.order == .byChange ? "Newest first" : "By title"
  }
  private(set) lazy var emptyMessage: Property<String?> =
    store.loadState.combined(with: shape) { state, shape in
      guard state.isLoaded && shape.isEmpty else { return nil }
      return shape.isFiltered ? "No matches" : "No notes yet"
    }

  // MARK: - Rows

  var rowCount: Int { rows.count }

  func rowID(at row: Int) -> Int { rows[row] }

  /// Returns the view model of a row that comes into view.
  func rowViewModel(at row: Int) -> NoteRowViewModel? { rowViewModels.row(of: rows[row]) }

  func rowEndedDisplay(_ id: Int) { rowViewModels.endDisplay(of: id) }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowViewModels.select(note.id)
    _openDetail.send(DetailViewModel(note, in: self, store: store, overlay: overlay))
  }

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  func neighbour(of note: Note, by offset: Int) -> Note? {
    let rows = rows.row(of: note) == nil ? NoteRows(store.notes, order: rows.order) : rows
    guard let row = rows.row(of: note), (0..<rows.count).contains(row + offset) else { return nil }
    return store.note(rows[row + offset])
  }

  func pageTurned(to note: Note) {
    rowViewModels.select(note.id)
  }

  // MARK: - User actions

  func createTapped() {
    _openEditor.send(EditorViewModel(editing: nil, in: store, overlay: overlay))
  }

  func sortTapped() {
    rebuild(order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter, top: 0)
  }

  func filterEdited(_ text: String) {
    rebuild(order: rows.order, filter: text, top: 0)
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
      rows = NoteRows(store.notes, order: rows.order, filter: rows.filter)
      rowViewModels.notesLoaded()
      _shape.value = RowsShape(rows)
      tell(.reload)
    case .changed(let changes):
      // The rows first, so that no cell is written that is removed with its row.
      if rows.shouldResort(after: changes) {
        rebuild(order: rows.order, filter: rows.filter)
      } else {
        for change in changes { follow(change) }
        _shape.value = RowsShape(rows)
      }
      rowViewModels.follow(changes) { _rowsUpdates.send($0) }
    }
  }

  private func follow(_ change: NoteCollection.Change) {
    guard change.old != change.new else { return }
    switch rows.apply(change) {
    case .inserted(let row): tell(.insert(row))
    case .removed(let row): tell(.delete(row))
    case .moved(let from, let to): tell(.move(from: from, to: to))
    case .updated, nil: break
    }
  }

  /// Sorts and filters all notes again, and keeps the cells of rows that stay in view.
  private func rebuild(order: NoteOrder, filter: String, top: Int? = nil) {
    let old = rows.ids
    rows = NoteRows(store.notes, order: order, filter: filter)
    _shape.value = RowsShape(rows)
    if rows.ids != old {
      tell(
        .reorder(count: rows.count, top: top) { [store, rows] row in
          store.note(old[row]).flatMap { rows.row(of: $0) }
        })
    } else if top == 0 {
      tell(.scrollToTop)
    }
  }

  private func tell(_ update: RowsUpdate) {
    rowViewModels.strategy.tell(update) { _rowsUpdates.send($0) }
  }
}
