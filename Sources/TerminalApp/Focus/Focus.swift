/// Which control has the keyboard.
///
/// Only what the user chose is kept, one control a screen. What really has the focus is worked out
/// anew after each event: the chosen control if it is there, else the screen's first choice. So a
/// table that appears gets the focus unless the user has put it elsewhere.
package nonisolated struct Focus {
  private var screen = ""
  private var chosen: [String: String] = [:]

  package init() {}

  /// What a screen offers first, the earliest of these that is there.
  private static let firstChoices = [
    "alert.keep", "alert.ok", "editor.text", "notes.table", "login.name", "detail.edit",
  ]

  /// Says which screen shows.
  ///
  /// The list keeps its control while another screen shows, unless it was the way to that, a tab.
  /// Nothing outlives a log-out.
  package mutating func show(_ screen: String) {
    guard screen != self.screen else { return }
    self.screen = screen
    let kept = chosen.filter { $0.key == "notes" && !$0.value.hasPrefix("tabs.") }
    chosen = screen == "login" ? [:] : kept
  }

  /// Puts the focus on a control of the screen.
  package mutating func choose(_ identifier: String) {
    chosen[screen] = identifier
  }

  /// The control among these that has the focus.
  @MainActor package func target(among targets: [FocusTarget]) -> FocusTarget? {
    if let mine = targets.first(where: { $0.identifier == chosen[screen] }) { return mine }
    for identifier in Self.firstChoices {
      if let first = targets.first(where: { $0.identifier == identifier }) { return first }
    }
    return targets.first(where: \.isEnabled)
  }

  /// Moves the focus so many enabled controls on, back for a negative number, and round at the ends.
  @MainActor package mutating func move(by steps: Int, among targets: [FocusTarget]) {
    let mine = target(among: targets)?.identifier
    let open = targets.filter { $0.isEnabled || $0.identifier == mine }
    guard let index = open.firstIndex(where: { $0.identifier == mine }) else { return }
    choose(open[(index + steps % open.count + open.count) % open.count].identifier)
  }
}
