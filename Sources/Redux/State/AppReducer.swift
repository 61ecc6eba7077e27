/// The root of the reducers: each slice follows the action by itself.
///
/// A slice that has to know another one gets what it needs as an argument.
func appReducer(_ state: inout AppState, _ action: AppAction) {
  // Each log-in starts afresh, and nothing of a user outlives his session.
  if action.openedSession != nil || action.closesSession { state = AppState() }
  sessionReducer(&state.session, action)
  loginReducer(&state.login, action)
  notesReducer(&state.notes, action)
  profileReducer(&state.profile, action)
  routeReducer(&state.route, action, editor: state.editor)
  editorReducer(&state.editor, action, lastWrite: state.notes.lastWrite)
}
