import Model

/// Maps the rows in view; what has changed says which have to be mapped again, so that none is compared.
final class FollowedCells: CellMapping {
  /// The rows in view, with the picture that a row waits for.
  private var inView: [Note.ID: ImageReference?] = [:]
  private var changed: [Note.ID] = []
  private var selectedID: Note.ID?
  private let disposeBag = DisposeBag()

  init(recorded: RecordedRows, rows: SharedStore<RowsState>, pictures: PicturesService) {
    recorded.noteChanges.subscribe(onNext: { [weak self] in self?.follow($0) })
      .disposed(by: disposeBag)
    rows.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
    pictures.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Cells

  func update(_ state: NotesProviderState) {}

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    guard let note = state.notes[id], let cell = MappedCell(of: id, in: state) else {
      return NoteCellInputData()
    }
    inView[id] = .some(note.picture.flatMap { state.pictures[$0] == nil ? $0 : nil })
    return cell.data
  }

  func changedCells(among ids: ArraySlice<Note.ID>, in state: NotesProviderState) -> [ChangedCell] {
    defer { changed = [] }
    return changed.map { ($0, cell(of: $0, in: state)) }
  }

  func endDisplay(of id: Note.ID) {
    inView[id] = nil
    changed.removeAll { $0 == id }
  }

  // MARK: - Following

  private func follow(_ changes: [NoteCollection.Change]) {
    for change in changes { mark(change.id) }
  }

  private func follow(_ rows: RowsState) {
    guard rows.selectedID != selectedID else { return }
    selectedID.map(mark)
    rows.selectedID.map(mark)
    selectedID = rows.selectedID
  }

  private func follow(_ pictures: [ImageReference: String]) {
    for case (let id, let reference?) in inView where pictures[reference] != nil { mark(id) }
  }

  private func mark(_ id: Note.ID) {
    if inView[id] != nil, !changed.contains(id) { changed.append(id) }
  }
}
