import Toolkit

extension PlaySession {
  /// What the keys do where the focus is.
  func hints(for focused: FocusTarget?) -> [StatusLines.KeyHint] {
    let hasPage = !window.shown(PageView.self).isEmpty
    let words: [(String, String)] =
      switch focused?.view {
      case is TableView:
        [("↑↓", "select"), ("⏎", "open"), ("Del", "delete"), ("^R", "refresh"), ("Tab", "on")]
      case is TextField where window.screenName == "login":
        // Who plays for the first time knows nobody's password.
        [("", "Log in as ada, secret or grace, hopper"), ("⏎", "go on")]
      case is TextField: [("", "Type to filter"), ("⏎", "go on"), ("^U", "clear"), ("Tab", "on")]
      case is TextView: [("Tab", "on"), ("^U", "clear"), ("Esc", "cancel")]
      case _ where hasPage:
        [("←→", "turn"), ("↑↓", "scroll"), ("⏎", "press"), ("Tab", "on"), ("Esc", "back")]
      case nil: []
      default: [("⏎", "press"), ("Tab", "on"), ("Esc", "back")]
      }
    return words.map { StatusLines.KeyHint($0.0, $0.1) }
  }
}
