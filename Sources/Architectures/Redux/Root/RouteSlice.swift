import Model

/// Where the user is, as far as other slices do not say it.
///
/// The session decides the root, `notes.openNote` the page, and `editor` the editor.
nonisolated struct RouteState: Equatable, Codable, Sendable {
  /// The selected tab.
  var tab = Self.notesTab
  var alert: AlertRoute?
  /// The latest link, until it can be followed.
  var waitingLink: DeepLink?
  /// The number of actions so far that have opened a page, an editor or an alert.
  ///
  /// What is opened carries its number. So one that replaces an equal one is still a different value.
  var openings = 0

  static let notesTab = 0
  static let profileTab = 1

  /// The part that a sign-in keeps.
  var carriedIntoSession: RouteState {
    RouteState(alert: alert, waitingLink: waitingLink, openings: openings)
  }

  /// The number of what is opened by the present action.
  var nextOpening: Int { openings + 1 }

  mutating func raise(_ kind: AlertRoute.Kind) {
    alert = AlertRoute(kind: kind, number: nextOpening)
  }
}

/// The question or message that is shown.
nonisolated struct AlertRoute: Equatable, Codable, Sendable {
  let kind: Kind
  let number: Int

  enum Kind: Equatable, Codable, Sendable {
    case discardChanges
    case noteDeleted
    case unknownNote(Note.ID)
    case unopenableLink
  }
}

/// What leads somewhere from any screen.
nonisolated enum RouteAction: Equatable, Codable, Sendable {
  /// The user has tapped on any tab, even the selected one.
  case tabTapped(Int)
  /// The system has handed over a URL, which may not be a valid link.
  case urlOpened(String)
  /// The user has read the alert.
  case okTapped
}

func routeReducer(_ state: RouteState, _ action: AppAction) -> RouteState {
  var state = state
  switch action {
  case .route(.tabTapped(let tab)):
    state.tab = tab
  case .route(.urlOpened(let url)):
    if let link = DeepLink(url: url) {
      state.waitingLink = link
    } else if state.alert == nil {
      state.raise(.unopenableLink)
    }
  case .editor(.cancelTapped(isDirty: true)):
    state.raise(.discardChanges)
  case .route(.okTapped), .editor(.discardTapped), .editor(.keepTapped):
    state.alert = nil
  default:
    break
  }
  return state
}
