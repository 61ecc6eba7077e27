import Screens
import Toolkit

/// The bindings of a list's cells.
///
/// Each cell keeps its bindings, and its view model is exchanged when the cell is used again.
final class CellBindings {
  private let pass: BindingPass
  /// The bindings of all cells, which are few: those in view, and some spares.
  private var bindings: [CellBinding] = []
  /// The cells out of view: the table takes the last one first, which left the view last.
  private var spares: [CellBinding] = []

  init(_ pass: BindingPass) {
    self.pass = pass
  }

  /// Binds a cell that comes into view to the view model of its row.
  func bind(_ cell: NoteCell, to row: NoteRowViewModel?) {
    guard let row else { return }
    let binding = takeSpare(cell) ?? makeBinding(of: cell)
    binding.follow(row)
  }

  /// Pauses the bindings of a cell that has left the view.
  func endDisplay(of cell: NoteCell) {
    guard let binding = bindings.first(where: { $0.cell === cell }) else { return }
    binding.pause()
    spares.append(binding)
  }

  /// Returns the bindings of a spare cell, and forgets the spares after it, which the table has
  /// dropped.
  private func takeSpare(_ cell: NoteCell) -> CellBinding? {
    while let last = spares.popLast() {
      if last.cell === cell { return last }
      bindings.removeAll { $0 === last }
      last.dispose()
    }
    return nil
  }

  private func makeBinding(of cell: NoteCell) -> CellBinding {
    let binding = CellBinding(of: cell, pass)
    bindings.append(binding)
    return binding
  }

  isolated deinit {
    for binding in bindings { binding.dispose() }
  }
}

/// The bindings of one cell.
final class CellBinding {
  let cell: NoteCell
  private let title: Binding<Label, String>
  private let date: Binding<Label, String>
  private let mark: Binding<Label, String>
  private let picture: Binding<ImageView, String>
  private let isSelected: Binding<TableViewCell, Bool>

  init(of cell: NoteCell, _ pass: BindingPass) {
    self.cell = cell
    title = Binding(cell.titleLabel.textTarget, pass)
    date = Binding(cell.dateLabel.textTarget, pass)
    mark = Binding(cell.markLabel.textTarget, pass)
    picture = Binding(cell.pictureView.imageTarget, pass)
    isSelected = Binding(cell.selectedTarget, pass)
  }

  /// Assigns what never changes in a row, and binds what does.
  func follow(_ row: NoteRowViewModel) {
    cell.noteID = row.id
    title.follow(row.title)
    date.follow(row.date)
    mark.follow(row.mark)
    isSelected.follow(row.isSelected)
    picture.follow(row.picture)
  }

  func pause() {
    title.pause()
    date.pause()
    mark.pause()
    isSelected.pause()
    picture.pause()
  }

  func dispose() {
    title.dispose()
    date.dispose()
    mark.dispose()
    isSelected.dispose()
    picture.dispose()
  }
}
