import Model

// What the ladder has without `onlyInView`, without `onlyWhatChanged`, and without both.

/// Maps all rows, in view or not, and each again only when what it depends on differs.
final class AllCells: CellMapping {
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

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    cells[id]?.data ?? NoteCellInputData()
  }

  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell] {
    defer { changed = [] }
    return ids.filter(changed.contains).compactMap { id in cells[id].map { (id, $0.data) } }
  }

  func endDisplay(of id: Note.ID) {}
}

/// Maps the rows in view, all of them at each state.
final class CellsInViewAnew: CellMapping {
  func update(_ state: NotesProviderState) {}

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    state.notes[id].map(state.mapToCell) ?? NoteCellInputData()
  }

  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell] {
    let state = state()
    return ids.map { ($0, cell(of: $0, in: state)) }
  }

  func endDisplay(of id: Note.ID) {}
}

/// Maps all rows, in view or not, at each state, as in the article.
final class AllCellsAnew: CellMapping {
  private var cells: [Note.ID: NoteCellInputData] = [:]

  func update(_ state: NotesProviderState) {
    cells = [:]
    for id in state.rows.ids { cells[id] = state.notes[id].map(state.mapToCell) }
  }

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    cells[id] ?? NoteCellInputData()
  }

  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell] {
    ids.compactMap { id in cells[id].map { (id, $0) } }
  }

  func endDisplay(of id: Note.ID) {}
}
