import Model
import Screens
import Toolkit

/// Connects the rows in view, and asks only those that the last action may concern.
final class TouchedRows: RowConnections {
  private let create: SelectorCreator
  private let tracer: ChangeTracer
  private var rows: [TouchedRow] = []

  init(_ create: SelectorCreator, _ tracer: ChangeTracer) {
    self.create = create
    self.tracer = tracer
  }

  func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    disconnect(cell)
    cell.noteID = id
    var row = TouchedRow(cell: cell, id: id, selector: NoteRowSelector(of: id, create))
    row.update(from: state)
    rows.append(row)
  }

  func disconnect(_ cell: TableViewCell) {
    if let index = rows.firstIndex(where: { $0.cell === cell }) { rows.remove(at: index) }
  }

  func update(from state: AppState) {
    guard let touched = tracer.touchedNotes else {
      for index in rows.indices { rows[index].update(from: state) }
      return
    }
    if let index = row(of: touched.content) { rows[index].update(from: state) }
    if let index = row(of: touched.deselected) { rows[index].updateSelection(from: state) }
    if let index = row(of: touched.selected) { rows[index].updateSelection(from: state) }
  }

  private func row(of id: Note.ID?) -> Int? {
    guard let id else { return nil }
    return rows.firstIndex { $0.id == id }
  }
}

/// A cell, and the selector of what it shows.
private struct TouchedRow {
  let cell: NoteCell
  let id: Note.ID
  var selector: NoteRowSelector

  mutating func update(from state: AppState) {
    if let row = selector(state) { cell.show(row) }
  }

  func updateSelection(from state: AppState) {
    let isSelected = selector.isSelected(state)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }
}
