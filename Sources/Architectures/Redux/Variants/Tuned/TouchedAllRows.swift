import Model
import Screens
import Toolkit

/// Selects the rows of all notes that the last action may concern, in view or not.
final class TouchedAllRows: RowConnections {
  private let all: AllRows
  private let tracer: ChangeTracer

  init(_ create: SelectorCreator, _ tracer: ChangeTracer) {
    all = AllRows(create)
    self.tracer = tracer
  }

  func connect(_ cell: NoteCell, to id: Note.ID, in state: AppState) {
    all.connect(cell, to: id, in: state)
  }

  func disconnect(_ cell: TableViewCell) {
    all.disconnect(cell)
  }

  func update(from state: AppState) {
    if let touched = tracer.touchedNotes {
      all.update(touched.ids, from: state)
    } else {
      all.update(from: state)
    }
  }
}
