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
  /// The number of actions so far.
  ///
  /// Pages, editors and alerts carry the number of the action that opened them. So one that replaces
  /// an equal one is still a different value.
  var actionNumber = 0

  static let notesTab = 0
  static let profileTab = 1

  /// The part that a sign-in keeps.
  var carriedIntoSession: RouteState {
    RouteState(alert: alert, waitingLink: waitingLink, actionNumber: actionNumber)
  }

  mutating func raise(_ kind: AlertRoute.Kind) {
    alert = AlertRoute(kind: kind, number: actionNumber)
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

func routeReducer(_ state: inout RouteState, _ action: AppAction) {
  switch action {
  case .tabs(.tabTapped(let tab)):
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
}
