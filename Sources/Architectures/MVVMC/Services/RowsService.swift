import Model

/// Keeps the rows of the list up to date, and the selection: the list and the pages share both.
final class RowsService {
  private let store: SharedStore<RowsState>
  private let notes: SharedStore<NotesState>
  private let rows = ListRows()
  private let disposeBag = DisposeBag()

  init(store: SharedStore<RowsState>, notes: SharedStore<NotesState>) {
    (self.store, self.notes) = (store, notes)
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - Order, filter and selection

  func sort(by order: NoteOrder) {
    arrange(by: order, filter: rows.filter)
  }

  func filter(by filter: String) {
    arrange(by: rows.order, filter: filter)
  }

  func select(_ id: Note.ID?) {
    guard id != store.currentState.selectedID else { return }
    store.commit { $0.selectedID = id }
  }

  private func arrange(by order: NoteOrder, filter: String) {
    rows.arrange(notes.currentState.notes, by: order, filter: filter)
    store.commit { state in
      state.follow(rows)
      state.scrollsToTop += 1
    }
  }

  // MARK: - Pages

  /// Returns the note that many rows below another one, among all notes if the filter hides that.
  func neighbour(of note: Note, by offset: Int) -> Note? {
    let rows = rows.row(of: note) == nil ? allRows() : rows
    guard let row = rows.row(of: note), rows.ids.indices.contains(row + offset) else { return nil }
    return notes.currentState.notes[rows.ids[row + offset]]
  }

  private func allRows() -> ListRows {
    let all = ListRows()
    all.arrange(notes.currentState.notes, by: rows.order, filter: "")
    return all
  }

  // MARK: - Following the notes

  private func follow(_ notes: NotesState) {
    switch notes.lastChange {
    case .none: return
    case .loaded: rows.arrange(notes.notes, by: rows.order, filter: rows.filter)
    case .notes(let changes): rows.apply(changes, of: notes.notes)
    }
    store.commit { state in
      state.follow(rows)
      // A deleted note is not selected any more.
      if let id = state.selectedID, notes.notes[id] == nil { state.selectedID = nil }
    }
  }
}
