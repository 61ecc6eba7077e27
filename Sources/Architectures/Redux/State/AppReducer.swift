import Model

/// The root reducer: lets each slice handle the action.
///
/// A slice that depends on another one gets what it needs as an argument. The notes ask for tab and
/// alert before the action, so they come before the route. The editor asks for the number of the save
/// that has begun, so it comes after the notes. What depends on the whole state comes last.
func appReducer(_ state: AppState, _ action: AppAction) -> AppState {
  var state = state
  // Each log-in starts afresh, and no data of a user outlives the session.
  if case .session(.loggedOut) = action { state = AppState() }
  if action.openedSession != nil { state = AppState(route: state.route.carriedIntoSession) }
  state.session = sessionReducer(state.session, action)
  state.login = loginReducer(state.login, action)
  state.notes = notesReducer(state.notes, action, route: state.route)
  state.pictures = picturesReducer(state.pictures, action)
  state.profile = profileReducer(state.profile, action)
  state.route = routeReducer(state.route, action)
  state.editor = editorReducer(
    state.editor, action, openNote: state.notes.openNoteContent,
    lastWrite: state.notes.lastWrite, route: state.route)
  state.settleRoute()
  state.countOpening()
  return state
}

extension AppState {
  /// Raises the alert about a deleted note, then follows the waiting link.
  ///
  /// Both wait until no editor and no alert is over the screen.
  fileprivate mutating func settleRoute() {
    while editor == nil && route.alert == nil {
      if route.tab == RouteState.notesTab && notes.hasLostOpenNote {
        route.raise(.noteDeleted)
      } else if let link = route.waitingLink, canFollow(link) {
        route.waitingLink = nil
        follow(link)
      } else {
        return
      }
    }
  }

  private func canFollow(_ link: DeepLink) -> Bool {
    session.session != nil && (link == .profile || notes.hasLoaded)
  }

  private mutating func follow(_ link: DeepLink) {
    switch link {
    case .note(let id):
      route.tab = RouteState.notesTab
      notes.followLink(to: id, route: route)
      if notes.openNote == nil { route.raise(.unknownNote(id)) }
    case .newNote:
      route.tab = RouteState.notesTab
      editor = EditorState(number: route.nextOpening)
    case .profile:
      route.tab = RouteState.profileTab
    }
  }

  /// Counts an action that has opened a page, an editor or an alert.
  fileprivate mutating func countOpening() {
    let number = route.nextOpening
    if notes.openNote?.number == number || editor?.number == number || route.alert?.number == number
    {
      route.openings = number
    }
  }
}
