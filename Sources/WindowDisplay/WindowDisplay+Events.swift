import CGtk
import Toolkit

// The user's actions, passed on to the app as events.

extension WindowDisplay {
  /// Runs an event at a view, if nothing covers the view; then shows it even if no frame came of it.
  func send(to view: View, follows: Bool = false, _ event: () -> Void) {
    guard !isCommitting, let window = view.window, window === shown, !window.isCovered(view)
    else { return }
    let before = frameCount
    warning = nil
    perform(follows, event)
    if frameCount == before, let shown { commit(shown) }
  }

  func tap(_ view: View) {
    guard let tappable = view as? any Tappable else { return }
    for _ in 0..<(defect == .clicksTwice ? 2 : 1) {
      send(to: view) { tappable.tap() }
    }
    if view.identifier == "detail.delete" { selectAfterDeletion() }
  }

  func edit(_ view: View, _ text: String) {
    guard let input = view as? any TextInput else { return }
    send(to: view) { input.replace(with: text) }
  }

  /// Deletes a row, if the user has asked for it twice in a row.
  func delete(_ cell: TableViewCell) {
    let name = "delete \(cell.identifier ?? "")"
    guard warning == name else {
      warning = name
      setStatus("Press Delete once more to delete this note for good.")
      return
    }
    send(to: cell) { cell.delete() }
    selectAfterDeletion()
  }

  /// Selects the row that has come to the place of the deleted one.
  private func selectAfterDeletion() {
    let list = layers.last?.mirror.mirror(withIdentifier: "notes.table") as? TableMirror
    if let selectedRow { list?.select(selectedRow, follows: true) }
  }

  /// Handles the Enter key in a field: presses the button that follows, or moves to what follows.
  func leaveField(_ view: View) {
    let siblings = view.superview?.subviews.drop { $0 !== view }.dropFirst() ?? []
    let next = siblings.first { !$0.isHidden && ($0 is Control || $0 is TableView) }
    if let button = next as? Button { return tap(button) }
    if let identifier = next?.identifier { focus(identifier) }
  }

  func press(_ key: Int, _ isControl: Bool) -> Bool {
    if window_is_in_menu(window_focus(window)) != 0 { return false }
    let filter = layers.last?.mirror.mirror(withIdentifier: "notes.filter")?.core
    if Int32(key) == GDK_KEY_Escape, let filter, window_entry_clear(filter) != 0 { return true }
    switch Int32(key) {
    case GDK_KEY_F1...GDK_KEY_F12: onCommand(.architecture(key - Int(GDK_KEY_F1)))
    case GDK_KEY_Escape:
      return tapFirst(of: ["alert.ok", "alert.keep", "editor.cancel", "nav.back"])
    case GDK_KEY_s where isControl: return tapFirst(of: ["editor.save"])
    case GDK_KEY_r where isControl: return tapFirst(of: ["notes.refresh", "profile.refresh"])
    case GDK_KEY_n where isControl: return tapFirst(of: ["notes.create"])
    case GDK_KEY_q where isControl, GDK_KEY_w where isControl: onCommand(.close)
    case GDK_KEY_Left: return swipe(.right)
    case GDK_KEY_Right: return swipe(.left)
    default: return false
    }
    return true
  }

  private func tapFirst(of identifiers: [String]) -> Bool {
    for identifier in identifiers {
      guard let view = layers.last?.mirror.mirror(withIdentifier: identifier)?.view else {
        continue
      }
      tap(view)
      return true
    }
    return false
  }

  /// Turns the page of notes, if one is shown.
  @discardableResult
  func swipe(_ direction: PageView.SwipeDirection) -> Bool {
    let pages = layers.last?.mirror.mirror(withIdentifier: "detail.page")?.view as? PageView
    guard let pages else { return false }
    let page = pages.subviews.first
    send(to: pages) { pages.swipe(direction) }
    // The selection of the list has followed, out of the window.
    if pages.subviews.first !== page { selectedRow? += direction == .left ? 1 : -1 }
    return true
  }
}

// The focus is the window's own: the app does not know of it.

extension WindowDisplay {
  /// Gives the focus to a control of the topmost screen, if it can take it.
  package func focus(_ identifier: String) {
    guard let mirror = layers.last?.mirror.mirror(withIdentifier: identifier) else { return }
    gtk_widget_grab_focus(mirror.core)
  }

  /// Gives the focus to the first control of a screen that has just appeared.
  func focusNewScreen(of window: Window) {
    guard let top = window.subviews.last else { return }
    let name =
      (top is TabView ? top.subviews.lazy.compactMap(\.firstIdentifier).first : nil)
      ?? top.firstIdentifier ?? ""
    guard name != screen || window_focus(self.window) == nil else { return }
    screen = name
    for identifier in Appearance.firstFocus {
      guard let mirror = layers.last?.mirror.mirror(withIdentifier: identifier) else { continue }
      return _ = gtk_widget_grab_focus(mirror.core)
    }
    window_set_focus(self.window, nil)
  }
}

extension View {
  /// The identifier of the view or, if there is none, the first one among its descendants.
  fileprivate var firstIdentifier: String? {
    identifier ?? subviews.lazy.compactMap(\.firstIdentifier).first
  }
}
