/// The keyboard focus.
///
/// Only the user's choice is stored, one control per screen. After each event the focused control
/// is the chosen one if it is visible, else the screen's first choice. So a table that appears gets
/// the focus, unless the user has chosen another control.
package nonisolated struct Focus {
  private var screen = ""
  private var chosen: [String: String] = [:]

  package init() {}

  /// The controls that get the focus by default.
  ///
  /// The first one that is visible wins.
  private static let firstChoices = [
    "alert.keep", "alert.ok", "editor.text", "notes.table", "login.name", "detail.edit",
  ]

  /// Sets the screen that is shown.
  ///
  /// The list keeps its control while another screen is shown, except for a tab. After a log-out
  /// all choices are reset.
  package mutating func show(_ screen: String) {
    guard screen != self.screen else { return }
    self.screen = screen
    let kept = chosen.filter { $0.key == "notes" && !$0.value.hasPrefix("tabs.") }
    chosen = screen == "login" ? [:] : kept
  }

  /// Moves the focus to a control of the screen.
  package mutating func choose(_ identifier: String) {
    chosen[screen] = identifier
  }

  /// Returns the control that has the focus.
  @MainActor package func target(among targets: [FocusTarget]) -> FocusTarget? {
    if let mine = targets.first(where: { $0.identifier == chosen[screen] }) { return mine }
    for identifier in Self.firstChoices {
      if let first = targets.first(where: { $0.identifier == identifier }) { return first }
    }
    return targets.first(where: \.isEnabled)
  }

  /// Moves the focus forward by a number of enabled controls, or backward for a negative number.
  ///
  /// It wraps around at the ends.
  @MainActor package mutating func move(by steps: Int, among targets: [FocusTarget]) {
    let mine = target(among: targets)?.identifier
    let open = targets.filter { $0.isEnabled || $0.identifier == mine }
    guard let index = open.firstIndex(where: { $0.identifier == mine }) else { return }
    choose(open[(index + steps % open.count + open.count) % open.count].identifier)
  }
}
