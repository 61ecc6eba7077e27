import Model

/// Follows the note of the page in view and the order of the pages, and deletes the note.
protocol DetailProvider: AnyObject {
  var state: Observable<DetailProviderState> { get }
  var currentState: DetailProviderState { get }
  /// Takes note that the page of another note is in view.
  func turn(to id: Note.ID)
  func delete()
}

struct DetailProviderState {
  /// The id of the note on the page in view.
  var id: Note.ID
  /// That note; `nil` if the list does not have it any more.
  var note: Note?
  /// The ids of the notes on all pages, from left to right.
  var pages: [Note.ID] = []
}

final class DetailProviderImpl: DetailProvider {
  @RxPublished private(set) var currentState: DetailProviderState
  private(set) lazy var state = $currentState
  private let notes: SharedStore<NotesState>
  private let rows: SharedStore<NoteRows>
  private let service: NotesService
  private let disposeBag = DisposeBag()

  init(
    id: Note.ID, notes: SharedStore<NotesState>, rows: SharedStore<NoteRows>, service: NotesService
  ) {
    (self.notes, self.rows, self.service) = (notes, rows, service)
    _currentState = RxPublished(wrappedValue: DetailProviderState(id: id))
    notes.state.subscribe(onNext: { [weak self] _ in self?.follow() }).disposed(by: disposeBag)
    rows.state.subscribe(onNext: { [weak self] _ in self?.follow() }).disposed(by: disposeBag)
  }

  func turn(to id: Note.ID) {
    show(id)
  }

  func delete() {
    service.delete(currentState.id)
  }

  private func follow() {
    show(currentState.id)
  }

  private func show(_ id: Note.ID) {
    currentState = DetailProviderState(
      id: id, note: notes.currentState.notes[id], pages: pages(around: id))
  }

  /// Returns the rows of the list; all notes, if the filter hides the one in view.
  private func pages(around id: Note.ID) -> [Note.ID] {
    let rows = rows.currentState
    if rows.filter.isEmpty || rows.ids.contains(id) { return rows.ids }
    return NoteRows(notes.currentState.notes.notes.values, order: rows.order).ids
  }
}
