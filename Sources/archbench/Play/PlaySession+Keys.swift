import Toolkit

// Keys act on the focused control, or else on the screen.

extension PlaySession {
  func press(_ key: Key) {
    switch key {
    case .tab: return moveFocus(by: 1)
    case .backTab: return moveFocus(by: -1)
    case .escape: return escape?.action() ?? ()
    case .control("s"): return save()
    default: break
    }
    switch focused?.view {
    case let table as TableView: press(key, in: table)
    case let field as TextField: press(key, in: field)
    case let text as TextView: press(key, in: text)
    case let view?: press(key, on: view)
    case nil: break
    }
  }

  /// What Escape does, in a word, and how: leaves the topmost screen by its own button, or clears the
  /// filter of a list; `nil` if it does nothing.
  var escape: (word: String, action: () -> Void)? {
    let targets = window.focusTargets().filter(\.isEnabled)
    let buttons = [
      ("alert.ok", "close"), ("alert.keep", "keep editing"), ("editor.cancel", "cancel"),
      ("nav.back", "back"),
    ]
    for (identifier, word) in buttons {
      if let target = targets.first(where: { $0.identifier == identifier }) {
        return (word, { self.tap(target.view) })
      }
    }
    let filter = targets.first { $0.identifier == "notes.filter" }?.view as? TextField
    guard let filter, !filter.text.isEmpty else { return nil }
    return ("all notes", { self.clear(filter) })
  }

  /// Taps the Save button of the editor, whatever has the focus.
  ///
  /// Does nothing below an alert.
  private func save() {
    let button = window.focusTargets().first { $0.identifier == "editor.save" }
    if let button { tap(button.view) }
  }

  /// Taps a view, if it is tappable.
  private func tap(_ view: View) {
    guard let view = view as? any Tappable else { return }
    perform { view.tap() }
  }

  // MARK: - Text

  private func press(_ key: Key, in field: TextField) {
    switch key {
    case .enter: pressEnter(in: field)
    case .up: moveFocus(by: -1)
    case .down: moveFocus(by: 1)
    default: edit(field, key)
    }
  }

  /// Handles the Enter key in a field: taps the next control if it is a button, else moves the
  /// focus to it.
  private func pressEnter(in field: TextField) {
    let targets = window.focusTargets()
    guard let index = targets.firstIndex(where: { $0.view === field }),
      let next = targets.dropFirst(index + 1).first
    else { return }
    if next.view is Button { tap(next.view) } else { focus.choose(next.identifier) }
  }

  private func press(_ key: Key, in text: TextView) {
    if key == .enter {
      type("\n", into: text)
    } else if !scroll(text, key) {
      edit(text, key)
    }
  }

  /// Scrolls a text, and returns whether the key does that.
  private func scroll(_ text: TextView, _ key: Key) -> Bool {
    let page = text.frame.height - 1
    guard let lines = [.up: -1, .down: 1, .pageUp: -page, .pageDown: page][key] else {
      return false
    }
    scrolling.scroll(text, by: lines)
    return true
  }

  private func edit(_ input: any TextInput, _ key: Key) {
    switch key {
    case .character(let character): type(String(character), into: input)
    case .backspace, .delete:
      perform { input.deleteBackward() }
      scrolling = TextScrolling()
    case .control("u"): clear(input)
    default: break
    }
  }

  private func type(_ text: String, into input: any TextInput) {
    perform { input.type(text) }
    // Typed text must be visible.
    scrolling = TextScrolling()
  }

  private func clear(_ input: any TextInput) {
    perform { input.clear() }
  }

  func paste(_ text: String) {
    guard let input = focused?.view as? any TextInput else { return }
    type(text, into: input)
  }

  // MARK: - Tables

  private func press(_ key: Key, in table: TableView) {
    let row = table.currentRow
    let isSelected = table.cellForRow(row)?.isSelected == true
    switch key {
    // If no selected row is visible, the first step selects the marked row.
    case .up: select(isSelected ? row - 1 : row, in: table)
    case .down: select(isSelected ? row + 1 : row, in: table)
    case .home: select(0, in: table)
    case .end: select(table.rowCount - 1, in: table)
    case .pageUp: scroll(table, to: table.topRow - table.frame.height)
    case .pageDown: scroll(table, to: table.topRow + table.frame.height)
    case .enter, .character(" "): if let cell = table.cellForRow(row) { tap(cell) }
    case .backspace, .delete:
      guard let cell = table.cellForRow(row),
        isConfirmed(warning: "The note is deleted for good if you press Del once more.")
      else { return }
      perform { cell.delete() }
    case .control("r"): perform { table.pull() }
    default: break
    }
  }

  private func select(_ row: Int, in table: TableView) {
    guard 0..<table.rowCount ~= row else { return }
    let rows = table.visibleRows
    if !rows.contains(row) {
      scroll(table, to: row < rows.lowerBound ? row : row - rows.count + 1)
    }
    guard let cell = table.cellForRow(row), !cell.isSelected else { return }
    perform { cell.select() }
  }

  /// Scrolls a row to the top, or as far as possible.
  private func scroll(_ table: TableView, to row: Int) {
    let top = max(0, min(row, table.rowCount - table.frame.height))
    guard top != table.topRow else { return }
    perform { table.scroll(toTop: top) }
  }

  // MARK: - Buttons and pages

  private func press(_ key: Key, on view: View) {
    let page = window.shown(PageView.self).first?.view
    let text = window.shown(TextView.self).first?.view
    if page != nil, let text, scroll(text, key) { return }
    switch (key, page) {
    case (.enter, _), (.character(" "), _): tap(view)
    case (.left, let page?): swipe(page, .right)
    case (.right, let page?): swipe(page, .left)
    case (.left, nil), (.up, nil): moveFocus(by: -1)
    case (.right, nil), (.down, nil): moveFocus(by: 1)
    default: break
    }
  }

  /// Swipes a page.
  ///
  /// A swipe to the left shows the next page.
  private func swipe(_ page: PageView, _ direction: PageView.SwipeDirection) {
    perform { page.swipe(direction) }
    scrolling = TextScrolling()
  }
}
