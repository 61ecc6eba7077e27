import Screens
import Toolkit

/// The bindings of a list's cells.
///
/// Each cell keeps its bindings, and its view model is exchanged when the cell is used again.
final class CellBindings {
  private let bag: BindingBag
  private let binder: Binder
  private var bindings: [ObjectIdentifier: CellBinding] = [:]

  init(_ binder: Binder) {
    self.binder = binder
    bag = binder.makeBag()
  }

  /// Binds a cell that comes into view to the view model of its row.
  func bind(_ cell: NoteCell, to row: NoteRowViewModel?) {
    guard let row else { return }
    let key = ObjectIdentifier(cell)
    if let known = bindings[key], known.cell === cell {
      known.follow(row)
    } else {
      let made = CellBinding(of: cell, bag.schedule)
      bindings[key] = made
      made.follow(row)
    }
  }

  /// Ends the bindings of a cell that has left the view.
  func endDisplay(of cell: NoteCell) {
    bindings[ObjectIdentifier(cell)]?.follow(nil)
  }

  isolated deinit {
    for binding in bindings.values { binding.follow(nil) }
  }
}

/// The bindings of one cell.
final class CellBinding {
  private(set) weak var cell: NoteCell?
  private let title: Binding<Label, String>
  private let date: Binding<Label, String>
  private let mark: Binding<Label, String>
  private let picture: Binding<ImageView, String>
  private let isSelected: Binding<TableViewCell, Bool>

  init(of cell: NoteCell, _ schedule: any BindingSchedule) {
    self.cell = cell
    title = Binding(cell.titleLabel.textTarget, schedule)
    date = Binding(cell.dateLabel.textTarget, schedule)
    mark = Binding(cell.markLabel.textTarget, schedule)
    picture = Binding(cell.pictureView.imageTarget, schedule)
    isSelected = Binding(cell.selectedTarget, schedule)
  }

  /// Assigns what never changes in a row, and binds what does; `nil` ends the bindings.
  func follow(_ row: NoteRowViewModel?) {
    if let row, let cell {
      cell.noteID = row.id
      if row.picture == nil { cell.pictureView.imageTarget.show("") }
    }
    title.follow(row?.title)
    date.follow(row?.date)
    mark.follow(row?.mark)
    isSelected.follow(row?.isSelected)
    picture.follow(row?.picture)
  }
}
