import Model

/// The view model of the list of notes, which owns the order and the filter of the rows.
final class VariantNotesViewModel {
  @Emitter var rowsUpdates: Signal<RowsUpdate>
  @Emitter var openDetail: Signal<VariantDetailViewModel>
  @Emitter var openEditor: Signal<VariantEditorViewModel>
  /// Loads the notes again.
  let refresh: VariantCommand
  @VariantOutput(RowsShape(NoteRows(order: .byChange))) private var shape:
    VariantProperty<RowsShape>
  private let store: VariantNotesStore
  private let overlay: OverlayViewModel
  private var rows = NoteRows(order: .byChange)
  private let rowsInView: VariantRowsInView
  private let bag = DisposalBag()

  init(_ store: VariantNotesStore, rowsInView: VariantRowsInView, overlay: OverlayViewModel) {
    self.store = store
    self.overlay = overlay
    self.rowsInView = rowsInView
    let canRefresh = store.loadState.map { $0.isLoaded && !$0.isLoading }
    refresh = VariantCommand(enabledIf: canRefresh) { [store] done in store.load(done) }
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  // MARK: - Outputs

  var title: VariantProperty<String> { store.noteCount.map { "Notes (\($0))" } }
  var isLoaded: VariantProperty<Bool> { store.loadState.map(\.isLoaded) }
  var showsRefreshError: VariantProperty<Bool> { store.loadState.map { $0 == .refreshFailed } }
  var isSpinnerShown: VariantProperty<Bool> { store.loadState.map { $0 == .loading } }
  var isErrorShown: VariantProperty<Bool> { store.loadState.map { $0 == .failed } }
  var sortButtonTitle: VariantProperty<String> {
    shape.map { $0.order == .byChange ? "Newest first" : "By title" }
  }
  var emptyMessage: VariantProperty<String?> {
    store.loadState.combined(with: shape) { state, shape in
      guard state.isLoaded && shape.isEmpty else { return nil }
      return shape.isFiltered ? "No matches" : "No notes yet"
    }
  }

  // MARK: - Rows

  var rowCount: Int { rows.count }

  func rowID(at row: Int) -> Int { rows[row] }

  /// Returns the view model of a row that comes into view.
  ///
  /// If `spare` is a view model that no row needs, it takes the note.
  func rowViewModel(
    at row: Int, reusing spare: VariantNoteRowViewModel? = nil
  ) -> VariantNoteRowViewModel? {
    rowsInView.row(of: rows[row], reusing: spare)
  }

  func rowEndedDisplay(_ id: Int) { rowsInView.endDisplay(of: id) }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowsInView.select(note.id)
    _openDetail.send(VariantDetailViewModel(note, in: self, store: store, overlay: overlay))
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
    _openEditor.send(VariantEditorViewModel(editing: nil, in: store, overlay: overlay))
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
      reload(order: rows.order, filter: rows.filter)
    case .changed(let changes):
      // The rows first, so that no cell is written that is removed with its row.
      if rowsInView.reloads || rows.shouldResort(after: changes) {
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

  /// Sorts and filters all notes again, and keeps the cells of rows that stay in view.
  private func rebuild(order: NoteOrder, filter: String, top: Int? = nil) {
    if rowsInView.reloads {
      reload(order: order, filter: filter)
      if top == 0 { _rowsUpdates.send(.scrollToTop) }
      return
    }
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
