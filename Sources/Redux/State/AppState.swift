/// The store of this app.
typealias AppStore = Store<AppState, AppAction>

/// All that the app knows, but for text that is being typed, which lies with its form.
nonisolated struct AppState: Equatable, Codable, Sendable {
  var session = SessionState.restoring
  var login = LoginState()
  var notes = NotesState()
  var pictures = PicturesState()
  var profile = ProfileState()
  var route = RouteState()
  /// There while the editor is presented.
  var editor: EditorState?
  /// What the last action changed, for a store whose reducer records that.
  var trace: Trace?
}
