import Model

/// The list of notes: owns order and filter, and knows which note stands in which row.
final class NotesViewModel {
  @Emitter var rowsUpdates: Signal<RowsUpdate>
  @Emitter var openDetail: Signal<DetailViewModel>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// Fetches the notes once more.
  let refresh: Command
  @Output(RowsShape(NoteRows(order: .byChange))) private var shape: Property<RowsShape>
  private let store: ObservableNotesStore
  private let overlay: OverlayViewModel
  private var rows = NoteRows(order: .byChange)
  private let rowsInView: RowsInView
  private let bag = DisposalBag()

  init(
    _ store: ObservableNotesStore, rowsInView: RowsInView, overlay: OverlayViewModel
  ) {
    self.store = store
    self.rowsInView = rowsInView
    self.overlay = overlay
    refresh = Command(
      enabledIf: store.loadState.map { $0.isLoaded && !$0.isLoading }
    ) { [store] done in
      store.load(done)
    }
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  // MARK: - Outputs

  var title: Property<String> { store.noteCount.map { "Notes (\($0))" } }
  var isLoaded: Property<Bool> { store.loadState.map(\.isLoaded) }
  var isBannerShown: Property<Bool> { store.loadState.map { $0 == .refreshFailed } }
  var isSpinnerShown: Property<Bool> { store.loadState.map { $0 == .loading } }
  var isErrorShown: Property<Bool> { store.loadState.map { $0 == .failed } }
  var sortTitle: Property<String> {
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

  /// The view model of a row that comes into view.
  func rowViewModel(
    at row: Int, reusing spare: NoteRowViewModel? = nil
  ) -> NoteRowViewModel? {
    rowsInView.row(of: rows[row], reusing: spare)
  }

  /// The row of a note has left the view.
  func rowEndedDisplay(_ id: Int) {
    rowsInView.endDisplay(of: id)
  }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowsInView.select(note.id)
    _openDetail.send(DetailViewModel(note, in: self, store: store, overlay: overlay))
  }

  /// The note so many rows below another one, or so many notes if that is not among the rows.
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

  func retryTapped() {
    if store.loadState.value == .failed { store.load() }
  }

  func sortTapped() {
    rebuild(order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter, top: 0)
  }

  func filterEdited(_ text: String) {
    rebuild(order: rows.order, filter: text, top: 0)
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
      reload(order: rows.order, filter: rows.filter)
    case .changed(let changes):
      // The rows first: a cell that goes with them is not written to.
      if rowsInView.reloads || rows.isWorthSortingAnew(after: changes) {
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

  private func reload(order: NoteOrder, filter: String) {
    rows = NoteRows(store.notes, order: order, filter: filter)
    rowsInView.remake(rows.ids)
    _shape.value = RowsShape(rows)
    _rowsUpdates.send(.reload)
  }

  /// All rows anew; those in view that stay keep their cells.
  private func rebuild(order: NoteOrder, filter: String, top: Int? = nil) {
    if rowsInView.reloads {
      reload(order: order, filter: filter)
      if top == 0 { _rowsUpdates.send(.scrollToTop) }
      return
    }
    let old = rows.ids
    rows = NoteRows(store.notes, order: order, filter: filter)
    _shape.value = RowsShape(rows)
    guard rows.ids != old else {
      if top == 0 { _rowsUpdates.send(.scrollToTop) }
      return
    }
    _rowsUpdates.send(
      .reorder(count: rows.count, top: top) { [store, rows] row in
        store.note(old[row]).flatMap { rows.row(of: $0) }
      })
  }
}
