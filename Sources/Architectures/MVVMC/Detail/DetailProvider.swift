import Model

/// Follows the note of the page in view, turns pages, and deletes the note.
protocol DetailProvider: AnyObject {
  var state: Observable<DetailProviderState> { get }
  var currentState: DetailProviderState { get }
  /// Takes note that the page of another note is in view.
  func turn(to note: Note)
  func delete()
}

struct DetailProviderState {
  /// The note of the page in view, as it was last known.
  var note: Note
  /// Whether the list does not have the note any more.
  var isDeleted = false
  /// The note of the page to the left, if there is one.
  var previous: Note?
  /// The note of the page to the right, if there is one.
  var next: Note?
}

final class DetailProviderImpl: DetailProvider {
  @RxPublished private(set) var currentState: DetailProviderState
  private(set) lazy var state = $currentState
  private let notes: SharedStore<NotesState>
  private let rows: SharedStore<RowsState>
  private let service: NotesService
  private let disposeBag = DisposeBag()

  init(
    note: Note, notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, service: NotesService
  ) {
    (self.notes, self.rows, self.service) = (notes, rows, service)
    _currentState = RxPublished(wrappedValue: DetailProviderState(note: note))
    notes.state.map(\.notes).subscribe(onNext: { [weak self] in self?.follow($0) })
      .disposed(by: disposeBag)
    rows.state.subscribe(onNext: { [weak self] _ in self?.followRows() }).disposed(by: disposeBag)
  }

  // MARK: - Pages

  func turn(to note: Note) {
    let known = notes.currentState.notes[note.id]
    let (previous, next) = neighbours(of: note.id)
    currentState = DetailProviderState(
      note: known ?? note, isDeleted: known == nil, previous: previous, next: next)
  }

  private func followRows() {
    let (previous, next) = neighbours(of: currentState.note.id)
    guard previous != currentState.previous || next != currentState.next else { return }
    _currentState.commit { state in
      state.previous = previous
      state.next = next
    }
  }

  /// Returns the notes above and below another one, among all notes if the filter hides that.
  private func neighbours(of id: Note.ID) -> (previous: Note?, next: Note?) {
    let notes = notes.currentState.notes
    var ids = rows.currentState.ids
    if !ids.contains(id) {
      ids = NoteRows(notes.notes.values, order: rows.currentState.order).ids
    }
    guard let row = ids.firstIndex(of: id) else { return (nil, nil) }
    return (
      row == ids.startIndex ? nil : notes[ids[row - 1]],
      row + 1 == ids.endIndex ? nil : notes[ids[row + 1]]
    )
  }

  // MARK: - The note

  func delete() {
    service.delete(currentState.note.id)
  }

  private func follow(_ notes: NoteCollection) {
    let known = notes[currentState.note.id]
    guard known != (currentState.isDeleted ? nil : currentState.note) else { return }
    _currentState.commit { state in
      state.note = known ?? state.note
      state.isDeleted = known == nil
    }
  }
}
