import Model

/// Cells of the rows in view; what has changed says which have to be mapped again, so that none is
/// compared.
final class FollowedCells: NoteCells {
  private struct Cell {
    var data: NoteCellInputData
    /// The picture that the row waits for.
    let awaited: ImageReference?
    /// Whether the row has to be mapped again.
    var isStale = false
  }

  private let provider: any NotesProvider
  /// The cells in view, and some that have left it.
  private var cells: [Note.ID: Cell] = [:]
  private var changed: [Note.ID] = []
  private var selectedID: Note.ID?
  private let disposeBag = DisposeBag()

  init(
    provider: any NotesProvider, changes: PublishSubject<[NoteCollection.Change]>,
    rows: Observable<RowsState>, pictures: Observable<[ImageReference: String]>
  ) {
    self.provider = provider
    changes.subscribe(onNext: { [weak self] in self?.follow($0) })
      .disposed(by: disposeBag)
    rows.map(\.selectedID).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.select($0) }).disposed(by: disposeBag)
    pictures.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Cells

  func cell(of id: Note.ID) -> NoteCellInputData {
    let state = provider.currentState
    guard let note = state.notes[id] else { return NoteCellInputData() }
    let data = state.mapToCell(note)
    cells[id] = Cell(data: data, awaited: state.picture(of: note) == nil ? note.picture : nil)
    return data
  }

  func changed(among ids: ArraySlice<Note.ID>, since last: any NoteCells) -> [ChangedCell] {
    // Rows that have left the view need not be followed.
    if cells.count > 3 * ids.count + 30 {
      cells = cells.filter { ids.contains($0.key) }
    }
    guard !changed.isEmpty else { return [] }
    defer { changed = [] }
    return changed.filter(ids.contains).map { id in
      if let known = cells[id], !known.isStale { return (id, known.data) }
      return (id, cell(of: id))
    }
  }

  // MARK: - Following

  private func follow(_ changes: [NoteCollection.Change]) {
    for note in changes { change(note.id) { $0.isStale = true } }
  }

  private func select(_ id: Note.ID?) {
    if let selectedID { change(selectedID) { $0.data.isSelected = false } }
    if let id { change(id) { $0.data.isSelected = true } }
    selectedID = id
  }

  private func follow(_ pictures: [ImageReference: String]) {
    for (id, cell) in cells where cell.awaited.map({ pictures[$0] != nil }) == true {
      change(id) { $0.isStale = true }
    }
  }

  /// Changes a cell, if it is known, and notes it for the next rendering.
  private func change(_ id: Note.ID, _ body: (inout Cell) -> Void) {
    guard let place = cells.index(forKey: id) else { return }
    body(&cells.values[place])
    if !changed.contains(id) { changed.append(id) }
  }
}
