import Model
import Screens
import Toolkit

/// Selects the rows of all notes whenever any of them may have changed, in view or not.
///
/// This is one `mapState` for the whole list. The cells in view show what was selected.
final class AllRows: RowConnections {
  private let create: SelectorCreator
  private var selectors: [Note.ID: NoteRowSelector] = [:]
  private var rows: [Note.ID: NoteRow] = [:]
  private var cells: [NoteCell] = []

  init(_ create: SelectorCreator) {
    self.create = create
  }

  func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    disconnect(cell)
    cell.noteID = id
    if rows[id] == nil { select(id, from: state) }
    show(in: cell)
    cells.append(cell)
  }

  func disconnect(_ cell: TableViewCell) {
    if let index = cells.firstIndex(where: { $0 === cell }) { cells.remove(at: index) }
  }

  func update(from state: AppState) {
    for id in AllRowsSelectors.ids(state) { select(id, from: state) }
    for id in rows.keys where !AllRowsSelectors.hasNote(state, id) { select(id, from: state) }
    for cell in cells { show(in: cell) }
  }

  /// Selects some rows, and shows them in the cells.
  func update(_ ids: [Note.ID], from state: AppState) {
    for id in ids { select(id, from: state) }
    for cell in cells where ids.contains(cell.noteID) { show(in: cell) }
  }

  /// Selects a row, and forgets it if the note is gone.
  private func select(_ id: Note.ID, from state: AppState) {
    rows[id] = selectors[id, default: NoteRowSelector(of: id, create)](state)
    if rows[id] == nil { selectors[id] = nil }
  }

  private func show(in cell: NoteCell) {
    if let row = rows[cell.noteID] { cell.show(row) }
  }
}
