import Model

/// Follows the note of the page in view, turns pages, and deletes the note.
protocol DetailProvider: AnyObject {
  var state: Observable<DetailProviderState> { get }
  var currentState: DetailProviderState { get }
  /// Looks for the note on the page that many places to the right.
  func prepareNeighbour(_ offset: Int)
  /// Turns to the page that was prepared.
  func turnToNeighbour()
  func delete()
}

struct DetailProviderState {
  /// The note of the page in view, as it was last known.
  var note: Note
  /// Whether the list does not have the note any more.
  var isDeleted = false
  /// The note of the page that the user swipes to, if there is one.
  var neighbour: Note?
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
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Pages

  func prepareNeighbour(_ offset: Int) {
    currentState.neighbour = neighbour(of: currentState.note, by: offset)
  }

  func turnToNeighbour() {
    guard let note = currentState.neighbour else { return }
    currentState = DetailProviderState(note: note)
  }

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  private func neighbour(of note: Note, by offset: Int) -> Note? {
    let notes = notes.currentState.notes
    var ids = rows.currentState.ids
    if !ids.contains(note.id) {
      ids = NoteRows(notes.notes.values, order: rows.currentState.order).ids
    }
    guard let row = ids.firstIndex(of: note.id), ids.indices.contains(row + offset) else {
      return nil
    }
    return notes[ids[row + offset]]
  }

  // MARK: - The note

  func delete() {
    service.delete(currentState.note.id)
  }

  private func follow(_ notes: NotesState) {
    guard let note = notes.lastChange(of: currentState.note.id) else { return }
    _currentState.commit { state in
      state.note = note
      state.isDeleted = notes.notes[note.id] == nil
    }
  }
}
