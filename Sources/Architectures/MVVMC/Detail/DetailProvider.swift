import Model

/// Follows the note of the page in view, turns pages, and deletes the note.
protocol DetailProvider: AnyObject {
  var state: Observable<DetailProviderState> { get }
  var currentState: DetailProviderState { get }
  /// Returns the note on the page that many places to the right.
  func neighbour(_ offset: Int) -> Note?
  func turn(to note: Note)
  func delete()
}

struct DetailProviderState {
  /// The note of the page in view, as it was last known.
  var note: Note
  /// Whether the list does not have the note any more.
  var isDeleted: Bool
}

final class DetailProviderImpl: DetailProvider {
  @RxPublished private(set) var currentState: DetailProviderState
  private(set) lazy var state = $currentState
  private let notes: SharedStore<NotesState>
  private let rows: RowsService
  private let service: NotesService
  private let disposeBag = DisposeBag()

  init(note: Note, notes: SharedStore<NotesState>, rows: RowsService, service: NotesService) {
    (self.notes, self.rows, self.service) = (notes, rows, service)
    _currentState = RxPublished(wrappedValue: DetailProviderState(note: note, isDeleted: false))
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Pages

  func neighbour(_ offset: Int) -> Note? {
    rows.neighbour(of: currentState.note, by: offset)
  }

  func turn(to note: Note) {
    rows.select(note.id)
    _currentState.commit { state in
      state.note = note
      state.isDeleted = notes.currentState.notes[note.id] == nil
    }
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
