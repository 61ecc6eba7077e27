import Model

/// The root reducer: lets each slice handle the action.
///
/// A slice that depends on another one gets what it needs as an argument. What depends on the whole
/// state comes last.
func appReducer(_ state: AppState, _ action: AppAction) -> AppState {
  var state = state
  // Each log-in starts afresh, and no data of a user outlives the session.
  if case .session(.loggedOut) = action { state = AppState() }
  if action.openedSession != nil { state = AppState(route: state.route.carriedIntoSession) }
  let actionNumber = state.route.actionNumber + 1
  state.session = sessionReducer(state.session, action)
  state.login = loginReducer(state.login, action)
  state.notes = notesReducer(state.notes, action, route: state.route, actionNumber: actionNumber)
  state.pictures = picturesReducer(state.pictures, action)
  state.profile = profileReducer(state.profile, action)
  state.route = routeReducer(state.route, action)
  state.editor = editorReducer(
    state.editor, action, openNote: state.notes.openNoteContent,
    lastWrite: state.notes.lastWrite, actionNumber: actionNumber)
  state.settleRoute()
  return state
}

@MainActor extension AppState {
  /// Raises the alert about a deleted note, then follows the waiting link.
  ///
  /// Both wait until no editor and no alert is over the screen.
  mutating func settleRoute() {
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
      if notes.collection[id] == nil {
        notes.openNote = nil
        route.raise(.unknownNote(id))
      } else {
        notes.selection = id
        notes.openNote = OpenNote(id: id, number: route.actionNumber)
      }
    case .newNote:
      route.tab = RouteState.notesTab
      editor = EditorState(number: route.actionNumber)
    case .profile:
      route.tab = RouteState.profileTab
    }
  }
}
