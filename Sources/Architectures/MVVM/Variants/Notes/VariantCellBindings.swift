import Screens
import Toolkit

extension NoteCell {
  /// Assigns what never changes in a row, and binds what does.
  func bind(to row: VariantNoteRowViewModel, in bag: BindingBag) {
    noteID = row.id
    bindOutputs(of: row, in: bag)
    bindPicture(of: row, in: bag)
  }

  func bindOutputs(of row: VariantNoteRowViewModel, in bag: BindingBag) {
    row.title.bind(to: titleLabel.textTarget, in: bag)
    row.date.bind(to: dateLabel.textTarget, in: bag)
    row.mark.bind(to: markLabel.textTarget, in: bag)
    row.isSelected.bind(to: selectedTarget, in: bag)
  }

  func bindPicture(of row: VariantNoteRowViewModel, in bag: BindingBag) {
    if let picture = row.picture {
      picture.bind(to: pictureView.imageTarget, in: bag)
    } else {
      pictureView.imageTarget.show("")
    }
  }
}

/// The bindings of the cells of a list.
protocol VariantCellBindings: AnyObject {
  /// Binds a cell that comes into view in a row.
  func bind(_ cell: NoteCell, toRow row: Int, of list: VariantNotesViewModel)
  /// Takes note that the cell has left the view.
  func endDisplay(of cell: NoteCell)
}

/// Binds a cell for as long as it is in view.
final class CellsInView: VariantCellBindings {
  private let style: BindingStyle
  private var bags: [ObjectIdentifier: BindingBag] = [:]

  init(_ style: BindingStyle) {
    self.style = style
  }

  func bind(_ cell: NoteCell, toRow row: Int, of list: VariantNotesViewModel) {
    let bag = BindingBag(style)
    bags[ObjectIdentifier(cell)] = bag
    if let row = list.rowViewModel(at: row) { cell.bind(to: row, in: bag) }
  }

  func endDisplay(of cell: NoteCell) {
    bags[ObjectIdentifier(cell)] = nil
  }
}
