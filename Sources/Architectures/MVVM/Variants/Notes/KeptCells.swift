import Screens

/// Binds each cell once and keeps the bindings, in view or not, until the table drops the cell.
final class KeptCells: VariantCellBindings {
  private let style: BindingStyle
  private let reusesRows: Bool
  private var slots: [ObjectIdentifier: CellSlot] = [:]
  /// The cells out of view: the table takes the last one first, which left the view last.
  private var spares: [ObjectIdentifier] = []

  /// - Parameters:
  ///   - style: how the cells are bound.
  ///   - reusesRows: whether a cell keeps its view model, which then takes another note.
  init(_ style: BindingStyle, reusesRows: Bool) {
    self.style = style
    self.reusesRows = reusesRows
  }

  func bind(_ cell: NoteCell, toRow row: Int, of list: VariantNotesViewModel) {
    forgetDroppedCells(before: cell)
    let slot = slots[ObjectIdentifier(cell)] ?? CellSlot(cell, style)
    slots[ObjectIdentifier(cell)] = slot
    guard let row = list.rowViewModel(at: row, reusing: reusesRows ? slot.viewModel : nil) else {
      return
    }
    if row === slot.viewModel { slot.noteChanged() } else { slot.viewModel = row }
  }

  func endDisplay(of cell: NoteCell) {
    spares.append(ObjectIdentifier(cell))
    if reusesRows { slots[ObjectIdentifier(cell)]?.endDisplay() }
  }

  /// Forgets the spare cells after this one, because the table takes the last one that it has.
  private func forgetDroppedCells(before cell: NoteCell) {
    while let last = spares.popLast(), last != ObjectIdentifier(cell) { slots[last] = nil }
  }
}

/// A cell, and the view model to which it is bound.
final class CellSlot {
  private let cell: NoteCell
  private let bag: BindingBag
  private let pictureBag: BindingBag

  init(_ cell: NoteCell, _ style: BindingStyle) {
    self.cell = cell
    bag = BindingBag(style)
    pictureBag = BindingBag(style)
  }

  /// Setting another view model binds all outputs again.
  var viewModel: VariantNoteRowViewModel? {
    didSet {
      bag.dispose()
      guard let viewModel else { return }
      cell.bindOutputs(of: viewModel, in: bag)
      noteChanged()
    }
  }

  /// Shows the id and the picture of the note that the view model has taken.
  func noteChanged() {
    guard let viewModel else { return }
    cell.noteID = viewModel.id
    pictureBag.dispose()
    cell.bindPicture(of: viewModel, in: pictureBag)
  }

  /// Ends the binding of the picture.
  func endDisplay() {
    pictureBag.dispose()
  }
}
