/// What the window shows.
nonisolated enum RootViewModel: Equatable, Sendable {
  case restoring
  case login(LoginViewModel)
  case tabs(TabsViewModel)
}
