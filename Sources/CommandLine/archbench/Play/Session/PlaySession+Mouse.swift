import Toolkit

extension PlaySession {
  /// Taps the topmost control at a point of the window.
  ///
  /// A control that takes text gets the focus instead.
  func tap(at point: Point) {
    for view in window.views(at: point).reversed() {
      switch view {
      case let cell as TableViewCell:
        if let table = cell.superview?.identifier { chooseFocus(table) }
        return tap(cell)
      case is any Tappable:
        if let identifier = view.identifier { chooseFocus(identifier) }
        return tap(view)
      case let text as TextView where !text.isEditable: return
      case is any TextInput, is TableView:
        if let identifier = view.identifier { chooseFocus(identifier) }
        return
      default: break
      }
    }
  }

  /// Turns the wheel over a point of the window.
  func turnWheel(_ direction: Input.Direction, at point: Point) {
    let views = window.views(at: point)
    switch direction {
    case .up, .down:
      let lines = direction == .up ? -3 : 3
      if let table = views.lazy.compactMap({ $0 as? TableView }).first {
        scroll(table, to: table.topRow + lines)
      } else if let text = views.lazy.compactMap({ $0 as? TextView }).first {
        scrollText(text, by: lines)
      }
    case .left, .right:
      guard let page = views.lazy.compactMap({ $0 as? PageView }).first else { return }
      swipe(page, direction == .left ? .right : .left)
    }
  }
}
