/// What the window shows.
nonisolated struct RootViewModel: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case restoring
    case login(LoginViewModel)
    case tabs(Branch<TabsViewModel>)
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
  let notes: Branch<NotesViewModel>
  /// `nil` while no note is open.
  let detail: Branch<DetailViewModel>?
  /// `nil` while the notes tab is chosen.
  let profile: Branch<ProfileViewModel>?
  /// `nil` while no note is being written.
  let editor: Branch<EditorViewModel>?
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

/// A branch of the view model, which shares its content with all copies of it.
///
/// A copy costs one reference, however large the content is. Branches that share their content are
/// equal without a look at it.
nonisolated struct Branch<Content: Equatable & Sendable>: Equatable, Sendable {
  /// The content alone; copies of an array share their elements.
  private let shared: [Content]

  init(_ content: Content) {
    shared = [content]
  }

  var content: Content {
    // Lends the content: one field is read without a copy of the others.
    @inline(__always) _read { yield shared[0] }
  }
}
