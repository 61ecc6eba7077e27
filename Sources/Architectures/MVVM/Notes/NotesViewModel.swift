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
  private let rowsInView: RowsInView
  private let bag = DisposalBag()

  init(_ store: ObservableNotesStore, pictures: ObservablePicturesStore, overlay: OverlayViewModel)
  {
    self.store = store
    self.overlay = overlay
    rowsInView = RowsInView(of: store, pictures: pictures)
    let canRefresh = store.loadState.map { $0.isLoaded && !$0.isLoading }
    refresh = Command(enabledIf: canRefresh) { [store] done in store.load(done) }
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  // MARK: - Outputs

  var title: Property<String> { store.noteCount.map { "Notes (\($0))" } }
  var isLoaded: Property<Bool> { store.loadState.map(\.isLoaded) }
  var showsRefreshError: Property<Bool> { store.loadState.map { $0 == .refreshFailed } }
  var isSpinnerShown: Property<Bool> { store.loadState.map { $0 == .loading } }
  var isErrorShown: Property<Bool> { store.loadState.map { $0 == .failed } }
  var sortButtonTitle: Property<String> {
    shape.map { $0.order == .byChange ? "Newest first" : "By title" }
  }
  var emptyMessage: Property<String?> {
    store.loadState.combined(with: shape) { state, shape in
      guard state.isLoaded && shape.isEmpty else { return nil }
      return shape.isFiltered ? "No matches" : "No notes yet"
    }
  }

  // MARK: - Rows

  var rowCount: Int { rows.count }

  func rowID(at row: Int) -> Int { rows[row] }

  /// Returns the view model of a row that comes into view.
  func rowViewModel(at row: Int) -> NoteRowViewModel? { rowsInView.row(of: rows[row]) }

  func rowEndedDisplay(_ id: Int) { rowsInView.endDisplay(of: id) }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowsInView.select(note.id)
    _openDetail.send(DetailViewModel(note, in: self, store: store, overlay: overlay))
  }

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  func neighbour(of note: Note, by offset: Int) -> Note? {
    let rows = rows.row(of: note) == nil ? NoteRows(store.notes, order: rows.order) : rows
    guard let row = rows.row(of: note), (0..<rows.count).contains(row + offset) else { return nil }
    return store.note(rows[row + offset])
  }

  func pageTurned(to note: Note) {
    rowsInView.select(note.id)
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

  func rowSelected(_ row: Int) {
    rowsInView.select(rows[row])
  }

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
      _shape.value = RowsShape(rows)
      _rowsUpdates.send(.reload)
    case .changed(let changes):
      // The rows first, so that no cell is written that is removed with its row.
      if rows.shouldResort(after: changes) {
        rebuild(order: rows.order, filter: rows.filter)
      } else {
        for change in changes { follow(change) }
        _shape.value = RowsShape(rows)
      }
      for change in changes { rowsInView.follow(change) }
    }
  }

  private func follow(_ change: NoteCollection.Change) {
    guard change.old != change.new else { return }
    switch rows.apply(change) {
    case .inserted(let row): _rowsUpdates.send(.insert(row))
    case .removed(let row): _rowsUpdates.send(.delete(row))
    case .moved(let from, let to): _rowsUpdates.send(.move(from: from, to: to))
    case .updated, nil: break
    }
  }

  /// Sorts and filters all notes again, and keeps the cells of rows that stay in view.
  private func rebuild(order: NoteOrder, filter: String, top: Int? = nil) {
    let old = rows.ids
    rows = NoteRows(store.notes, order: order, filter: filter)
    _shape.value = RowsShape(rows)
    if rows.ids != old {
      _rowsUpdates.send(
        .reorder(count: rows.count, top: top) { [store, rows] row in
          store.note(old[row]).flatMap { rows.row(of: $0) }
        })
    } else if top == 0 {
      _rowsUpdates.send(.scrollToTop)
    }
  }
}
