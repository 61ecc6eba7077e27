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

/// The tabs, the notes tab's stack and the sheet over all of them.
nonisolated struct TabsViewModel: Equatable, Sendable {
  let selectedTab: Int
  /// The number on the notes tab; hidden at 0.
  let badge: Int
  let notes: NotesViewModel
  /// `nil` while no note is open.
  let detail: DetailViewModel?
  /// `nil` while the notes tab is chosen.
  let profile: ProfileViewModel?
  /// `nil` while no note is being written.
  let editor: EditorViewModel?
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
