/// What the window shows.
nonisolated struct RootViewModel: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case restoring
    case login(LoginViewModel)
    case tabs(TabsViewModel)
  }

  let screen: Screen
  /// `nil` while nothing is asked or told.
  let alert: AlertViewModel?
}
