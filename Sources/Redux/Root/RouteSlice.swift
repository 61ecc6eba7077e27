import Model

/// Where the user is, as far as it does not follow from other slices: the root is the session's,
/// the page is there while `notes.opened` is, the editor while `editor` is.
nonisolated struct RouteState: Equatable, Codable, Sendable {
  /// The notes tab comes first, then the profiles.
  var tab = Self.notesTab
  var alert: AlertRoute?
  /// The latest link, until it can be followed.
  var waitingLink: DeepLink?
  /// How many actions there have been.
  ///
  /// Pages, editors and alerts bear the number of the one that opened them, so that another one with
  /// the same content is another one.
  var actionNumber = 0

  static let notesTab = 0
  static let firstProfileTab = 1

  /// What goes on when somebody signs in.
  var carriedIntoSession: RouteState {
    RouteState(alert: alert, waitingLink: waitingLink, actionNumber: actionNumber)
  }

  mutating func raise(_ kind: AlertRoute.Kind) {
    alert = AlertRoute(kind: kind, number: actionNumber)
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
