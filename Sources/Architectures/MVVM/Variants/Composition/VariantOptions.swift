import ArchitectureKit
import Toolkit

/// The choices of a variant.
struct VariantOptions {
  var style = Style.direct
  var cells = Cells.boundInView
  /// Whether each change makes the view models of all rows again and reloads the table.
  var reloadsRows = false

  /// How a binding follows its output, as `BindingStyle` explains.
  enum Style {
    case direct
    case onceATurn
    case observation
    case eachValue
  }

  /// What happens to the bindings of a cell that leaves the view.
  enum Cells {
    /// They end.
    case boundInView
    /// They stay. The view model stays, too, and takes another note when the cell is used again.
    case keepingViewModels
    /// They stay until the cell is given another view model.
    case swappingViewModels
  }

  func makeBinder(on loop: MainLoop) -> VariantBinder {
    VariantBinder(loop: loop, style: makeStyle(on: loop), cells: cells)
  }

  private func makeStyle(on loop: MainLoop) -> BindingStyle {
    switch style {
    case .direct: .direct
    case .onceATurn: .onceATurn(BindingPass(on: loop))
    case .observation: .observation(BindingPass(on: loop))
    case .eachValue: .eachValue
    }
  }

  func makeRows(_ stores: VariantSessionStores) -> VariantRowsInView {
    reloadsRows
      ? AllRows(of: stores.notes, pictures: stores.pictures)
      : VariantRowsInView(of: stores.notes, pictures: stores.pictures)
  }
}
