/// The root of the reducers: each slice follows the action by itself.
///
/// A slice that has to know another one gets what it needs as an argument; what takes the whole
/// state to tell comes last.
func appReducer(_ state: inout AppState, _ action: AppAction) {
  // Each log-in starts afresh, and nothing of a user outlives his session.
  if action.closesSession { state = AppState() }
  if action.openedSession != nil { state = AppState(route: state.route.carriedIntoSession) }
  state.route.actionNumber += 1
  sessionReducer(&state.session, action)
  loginReducer(&state.login, action)
  notesReducer(&state.notes, action, route: state.route)
  picturesReducer(&state.pictures, action)
  profileReducer(&state.profile, action)
  routeReducer(&state.route, action)
  editorReducer(
    &state.editor, action, actionNumber: state.route.actionNumber,
    lastWrite: state.notes.lastWrite)
  state.settleRoute()
}
