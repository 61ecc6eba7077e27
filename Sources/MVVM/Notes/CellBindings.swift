import Screens

/// The bindings of the cells of a list.
protocol CellBindings: AnyObject {
  /// Binds a cell that comes into view in a row.
  func bind(_ cell: NoteCell, toRow row: Int, of list: NotesViewModel)
  /// The cell has left the view.
  func endDisplay(of cell: NoteCell)
}

/// Binds a cell for as long as it is in view.
final class CellsInView: CellBindings {
  private let style: BindingStyle
  private var bags: [ObjectIdentifier: BindingBag] = [:]

  init(_ style: BindingStyle) {
    self.style = style
  }

  func bind(_ cell: NoteCell, toRow row: Int, of list: NotesViewModel) {
    let bag = BindingBag(style)
    bags[ObjectIdentifier(cell)] = bag
    if let row = list.rowViewModel(at: row) { cell.bind(to: row, in: bag) }
  }

  func endDisplay(of cell: NoteCell) {
    bags[ObjectIdentifier(cell)] = nil
  }
}
