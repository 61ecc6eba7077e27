/// What the window shows.
nonisolated struct RootViewModel: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case restoring
    case login(LoginViewModel)
    case tabs(TabsViewModel)
  }

  let screen: Screen
  /// `nil` while no alert is up.
  let alert: AlertViewModel?
}

/// A question or a message over everything else.
nonisolated struct AlertViewModel: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case discardingChanges
    case noteDeleted
    case unknownNote(Int)
    case unopenableLink
  }

  /// Another number for each alert, even if it says the same.
  let number: Int
  let kind: Kind
}
