import Toolkit

extension PlaySession {
  /// Returns what the keys do for the focused control.
  func hints(for focused: FocusTarget?) -> [StatusLines.KeyHint] {
    let hasPage = !window.shown(PageView.self).isEmpty
    return switch focused?.view {
    case let table as TableView where table.rowCount == 0: [("^R", "refresh"), ("Tab", "on")]
    case is TableView:
      [("↑↓", "select"), ("⏎", "open"), ("Del", "delete"), ("^R", "refresh"), ("Tab", "on")]
    // A new user does not know any password.
    case is TextField where focused?.identifier == "login.name":
      [("", "Name: ada or grace"), ("⏎", "go on")]
    case is TextField where focused?.identifier == "login.password":
      [("", "Password: ada's secret, grace's hopper"), ("⏎", "log in")]
    case is TextField: [("", "Type to filter"), ("⏎", "go on"), ("^U", "clear"), ("Tab", "on")]
    case is TextView: [("^S", "save"), ("Esc", "cancel"), ("Tab", "on"), ("^U", "clear")]
    case _ where hasPage:
      [("←→", "turn"), ("↑↓", "scroll"), ("⏎", "press"), ("Tab", "on")] + leave
    case nil: []
    default: [("⏎", "press"), ("Tab", "on")] + leave
    }
  }

  /// What Escape does, if it does anything.
  private var leave: [StatusLines.KeyHint] { escape.map { [("Esc", $0.word)] } ?? [] }
}
