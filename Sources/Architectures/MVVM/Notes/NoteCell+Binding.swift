import Screens
import Toolkit

/// The bindings of the cells in view.
final class CellBindings {
  private var bags: [ObjectIdentifier: DisposalBag] = [:]

  /// Binds a cell that comes into view to the view model of its row.
  func bind(_ cell: NoteCell, to row: NoteRowViewModel?) {
    let bag = DisposalBag()
    bags[ObjectIdentifier(cell)] = bag
    if let row { cell.bind(to: row, in: bag) }
  }

  /// Ends the bindings of a cell that has left the view.
  func endDisplay(of cell: NoteCell) {
    bags[ObjectIdentifier(cell)] = nil
  }
}

extension NoteCell {
  /// Assigns what never changes in a row, and binds what does.
  fileprivate func bind(to row: NoteRowViewModel, in bag: DisposalBag) {
    noteID = row.id
    row.title.bind(to: titleLabel.textTarget, in: bag)
    row.date.bind(to: dateLabel.textTarget, in: bag)
    row.mark.bind(to: markLabel.textTarget, in: bag)
    row.isSelected.bind(to: selectedTarget, in: bag)
    if let picture = row.picture {
      picture.bind(to: pictureView.imageTarget, in: bag)
    } else {
      pictureView.imageTarget.show("")
    }
  }
}
