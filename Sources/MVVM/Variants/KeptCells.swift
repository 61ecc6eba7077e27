import Screens

/// Binds a cell once and keeps the bindings, in view or not, until the table drops it.
final class KeptCells: CellBindings {
  private let style: BindingStyle
  private let reusesRows: Bool
  private var slots: [ObjectIdentifier: CellSlot] = [:]
  /// The cells out of view, the one that left last at the end: the table takes that one first.
  private var spares: [ObjectIdentifier] = []

  /// - Parameters:
  ///   - style: how the cells are bound.
  ///   - reusesRows: a cell keeps its view model, which is given another note; otherwise the cell
  ///     is given another view model.
  init(_ style: BindingStyle, reusesRows: Bool) {
    self.style = style
    self.reusesRows = reusesRows
  }

  func bind(_ cell: NoteCell, toRow row: Int, of list: NotesViewModel) {
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

  /// The table takes the last spare cell that it has not dropped; where it has none it makes one.
  private func forgetDroppedCells(before cell: NoteCell) {
    while let last = spares.popLast(), last != ObjectIdentifier(cell) { slots[last] = nil }
  }
}

/// A cell, and the view model that it is bound to.
final class CellSlot {
  private let cell: NoteCell
  private let bag: BindingBag
  private let pictureBag: BindingBag

  init(_ cell: NoteCell, _ style: BindingStyle) {
    self.cell = cell
    bag = BindingBag(style)
    pictureBag = BindingBag(style)
  }

  /// Another one has everything bound anew.
  var viewModel: NoteRowViewModel? {
    didSet {
      bag.dispose()
      guard let viewModel else { return }
      cell.bindOutputs(of: viewModel, in: bag)
      noteChanged()
    }
  }

  /// The same view model has been given another note.
  func noteChanged() {
    guard let viewModel else { return }
    cell.noteID = viewModel.id
    pictureBag.dispose()
    cell.bindPicture(of: viewModel, in: pictureBag)
  }

  /// The note's picture concerns the cell no more.
  func endDisplay() {
    pictureBag.dispose()
  }
}
