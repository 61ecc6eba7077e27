import Model

/// Maps the rows in view; what has changed says which have to be mapped again, so that none is
/// compared.
final class FollowedCells: CellMapping {
  private struct Cell {
    var data: NoteCellInputData
    /// The picture that the row waits for.
    let awaited: ImageReference?
    /// Whether the row has to be mapped again.
    var isStale = false
  }

  /// The cells in view.
  private var cells: [Note.ID: Cell] = [:]
  private var changed: [Note.ID] = []
  private var selectedID: Note.ID?
  private let disposeBag = DisposeBag()

  init(recorded: RecordedRows, rows: SharedStore<RowsState>, pictures: PicturesService) {
    recorded.noteChanges.subscribe(onNext: { [weak self] in self?.follow($0) })
      .disposed(by: disposeBag)
    rows.state.map(\.selectedID).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.select($0) }).disposed(by: disposeBag)
    pictures.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Cells

  func update(_ state: NotesProviderState) {}

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    guard let note = state.notes[id] else { return NoteCellInputData() }
    let data = state.mapToCell(note)
    cells[id] = Cell(data: data, awaited: state.picture(of: note) == nil ? note.picture : nil)
    return data
  }

  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell] {
    guard !changed.isEmpty else { return [] }
    defer { changed = [] }
    let state = state()
    return changed.map { id in
      if let known = cells[id], !known.isStale { return (id, known.data) }
      return (id, cell(of: id, in: state))
    }
  }

  func endDisplay(of id: Note.ID) {
    cells[id] = nil
    changed.removeAll { $0 == id }
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

  /// Changes a cell, if it is in view, and notes it for the next rendering.
  private func change(_ id: Note.ID, _ body: (inout Cell) -> Void) {
    guard let place = cells.index(forKey: id) else { return }
    body(&cells.values[place])
    if !changed.contains(id) { changed.append(id) }
  }
}
