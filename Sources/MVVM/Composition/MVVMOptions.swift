import ArchitectureKit
import Toolkit

/// What a variant does in its own way.
struct MVVMOptions {
  var style = Style.direct
  var cells = Cells.boundInView
  /// All rows have a view model, made anew at each change, and the table is reloaded.
  var reloadsRows = false

  /// How a binding hears of changes; see `BindingStyle`.
  enum Style {
    case direct
    case onceATurn
    case observation
    case eachValue
  }

  /// What becomes of a cell's bindings when it leaves the view.
  enum Cells {
    /// They end.
    case boundInView
    /// They stay, and so does the view model, which is given another note.
    case keepingViewModels
    /// They stay until the cell is given another view model.
    case swappingViewModels
  }

  func makeBinder(on loop: MainLoop) -> Binder {
    let style = makeStyle(on: loop)
    return Binder(loop: loop, style: style) { [cells] in
      switch cells {
      case .boundInView: CellsInView(style)
      // Cells are filled in layout, when the turn's pass is over.
      case .keepingViewModels: KeptCells(.direct, reusesRows: true)
      case .swappingViewModels: KeptCells(style, reusesRows: false)
      }
    }
  }

  private func makeStyle(on loop: MainLoop) -> BindingStyle {
    switch style {
    case .direct: .direct
    case .onceATurn: .onceATurn(BindingPass(on: loop))
    case .observation: .observation(BindingPass(on: loop))
    case .eachValue: .eachValue
    }
  }

  func makeRows(_ stores: SessionStores) -> RowsInView {
    reloadsRows
      ? AllRows(of: stores.notes, pictures: stores.pictures)
      : RowsInView(of: stores.notes, pictures: stores.pictures)
  }
}
