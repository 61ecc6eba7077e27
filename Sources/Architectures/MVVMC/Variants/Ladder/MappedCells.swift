import Model

// What the ladder has without `onlyInView`, without `onlyWhatChanged`, and without both.

/// Cells of all rows, in view or not, mapped at each state, as in the article.
struct AllCellsAnew: NoteCells {
  private var cells: [Note.ID: NoteCellInputData] = [:]

  init(_ state: NotesProviderState) {
    for id in state.rows.ids { cells[id] = state.notes[id].map(state.mapToCell) }
  }

  func cell(of id: Note.ID) -> NoteCellInputData { cells[id] ?? NoteCellInputData() }

  func changed(among ids: ArraySlice<Note.ID>, since last: any NoteCells) -> [ChangedCell] {
    ids.map { ($0, cell(of: $0)) }
  }
}

/// Cells of the rows in view, all of them mapped at each state.
struct CellsInViewAnew: NoteCells {
  let provider: any NotesProvider

  func cell(of id: Note.ID) -> NoteCellInputData {
    let state = provider.currentState
    return state.notes[id].map(state.mapToCell) ?? NoteCellInputData()
  }

  func changed(among ids: ArraySlice<Note.ID>, since last: any NoteCells) -> [ChangedCell] {
    ids.map { ($0, cell(of: $0)) }
  }
}

/// Cells of all rows, in view or not; each is mapped again only when what it depends on differs.
final class AllCells: NoteCells {
  private var cells: [Note.ID: MappedCell] = [:]
  private var changed: Set<Note.ID> = []

  func update(_ state: NotesProviderState) {
    var mapped: [Note.ID: MappedCell] = [:]
    for id in state.rows.ids {
      if let known = cells[id], known.isUpToDate(in: state) {
        mapped[id] = known
      } else {
        mapped[id] = MappedCell(of: id, in: state)
        changed.insert(id)
      }
    }
    cells = mapped
  }

  func cell(of id: Note.ID) -> NoteCellInputData { cells[id]?.data ?? NoteCellInputData() }

  func changed(among ids: ArraySlice<Note.ID>, since last: any NoteCells) -> [ChangedCell] {
    defer { changed = [] }
    return ids.filter(changed.contains).map { ($0, cell(of: $0)) }
  }
}

/// What a cell shows, and what of the provider's state that depends on.
private final class MappedCell {
  let data: NoteCellInputData
  private let note: Note
  private let mark: WriteMark?
  /// The name of the note's picture, if it has arrived.
  private let picture: String?

  init?(of id: Note.ID, in state: NotesProviderState) {
    guard let note = state.notes[id] else { return nil }
    self.note = note
    mark = state.notes.mark(of: id)
    picture = state.picture(of: note)
    data = state.mapToCell(note)
  }

  /// Whether a state would be mapped to the same.
  func isUpToDate(in state: NotesProviderState) -> Bool {
    guard let now = state.notes[note.id] else { return false }
    return now == note && state.notes.mark(of: note.id) == mark
      && data.isSelected == (note.id == state.rows.selectedID)
      && (note.picture == nil || state.picture(of: note) == picture)
  }
}
