import Model

/// The view model of the list of notes, which owns the order and the filter of the rows.
final class NotesViewModel {
  @Emitter var rowsUpdates: Signal<RowsUpdate>
  @Emitter var openDetail: Signal<DetailViewModel>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// Loads the notes again.
  let refresh: Command<NotesError>
  @Output(.byChange) private var order: Property<NoteOrder>
  /// What the list says while it has no rows; `nil` while it has some.
  @Output(NotesWording.noNotes) private var emptiness: Property<String?>
  private let store: ObservableNotesStore
  private let overlay: Overlay
  private var rows = NoteRows(order: .byChange)
  private let rowViewModels: RowViewModels
  /// The detail that was opened last, until its screen goes.
  private weak var detail: DetailViewModel?
  private let bag = DisposalBag()

  init(
    _ store: ObservableNotesStore, pictures: ObservablePicturesStore, overlay: Overlay
  ) {
    (self.store, self.overlay) = (store, overlay)
    rowViewModels = RowViewModels(of: store, pictures: pictures)
    let canRefresh = store.loadState.map { $0.isLoaded && !$0.isLoading }
    refresh = Command(enabledIf: canRefresh, store.load)
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  // MARK: - Outputs

  private(set) lazy var title = store.noteCount.map { "Notes (\($0))" }
  private(set) lazy var isLoaded = store.loadState.map(\.isLoaded)
  private(set) lazy var showsRefreshError = store.loadState.map { $0 == .refreshFailed }
  private(set) lazy var isSpinnerShown = store.loadState.map { $0 == .loading }
  private(set) lazy var isErrorShown = store.loadState.map { $0 == .failed }
  private(set) lazy var sortButtonTitle = order.map {
    $0 == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
  }
  private(set) lazy var emptyMessage = isLoaded.combined(with: emptiness) { $0 ? $1 : nil }

  // MARK: - Rows

  var rowCount: Int { rows.count }

  func rowID(at row: Int) -> Int { rows[row] }

  func row(of id: Int) -> Int? { store.note(id).flatMap { rows.row(of: $0) } }

  /// Makes the view model of a row that comes into view.
  func rowViewModel(at row: Int) -> NoteRowViewModel? { rowViewModels.makeRow(of: rows[row]) }

  func rowEndedDisplay(_ row: NoteRowViewModel) { rowViewModels.endDisplay(of: row) }

  // MARK: - Pages

  /// Selects a note and opens it.
  func open(_ note: Note) {
    rowViewModels.select(note.id)
    let detail = DetailViewModel(
      note, in: store, overlay: overlay,
      neighbour: { [weak self] in self?.neighbour(of: $0, by: $1) },
      select: { [weak self] in self?.rowViewModels.select($0.id) })
    self.detail = detail
    _openDetail.send(detail)
  }

  /// Lets the open detail, if there is one, report that its note was deleted.
  func alertIfDeleted() {
    detail?.alertIfDeleted()
  }

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  private func neighbour(of note: Note, by offset: Int) -> Note? {
    let rows =
      rows.row(of: note) == nil ? NoteRows(store.notes, order: order.value, filter: "") : rows
    guard let row = rows.row(of: note), (0..<rows.count).contains(row + offset) else { return nil }
    return store.note(rows[row + offset])
  }

  // MARK: - User actions

  func createTapped() {
    overlay.setEditor(true)
    _openEditor.send(EditorViewModel(editing: nil, in: store, overlay: overlay))
  }

  func sortTapped() {
    _order.value = order.value == .byChange ? .byTitle : .byChange
    rebuild(filter: rows.filter, top: 0)
  }

  func filterEdited(_ text: String) {
    rebuild(filter: text, top: 0)
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
      rows = NoteRows(store.notes, order: order.value, filter: rows.filter)
      _rowsUpdates.send(.reload)
      followRows()
    case .changed(let changes):
      // The rows first, so that no cell is written that is removed with its row.
      if rows.shouldResort(after: changes) {
        rebuild(filter: rows.filter)
      } else {
        for change in changes where change.old != change.new {
          if let update = RowsUpdate(rows.apply(change)) { _rowsUpdates.send(update) }
        }
        followRows()
      }
      rowViewModels.follow(changes)
    }
  }

  /// Sorts and filters all notes again, and keeps the cells of rows that stay in view.
  private func rebuild(filter: String, top: Int? = nil) {
    let old = rows.ids
    rows = NoteRows(store.notes, order: order.value, filter: filter)
    followRows()
    if rows.ids != old {
      _rowsUpdates.send(.reorder(old: old, top: top))
    } else if top == 0 {
      _rowsUpdates.send(.scrollToTop)
    }
  }

  private func followRows() {
    let message = rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
    _emptiness.value = rows.count == 0 ? message : nil
  }
}
