/// What the window shows in the tuned variants.
nonisolated struct TunedRootViewModel: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case restoring
    case login(LoginViewModel)
    case tabs(TunedTabsViewModel)
  }

  let screen: Screen
  /// `nil` while no alert is up.
  let alert: AlertViewModel?
}
