import Model

/// The store of this app.
typealias AppStore = Store<AppState, AppAction>

/// All that the app knows, except the text that is being typed, which its form holds.
nonisolated struct AppState: Equatable, Codable, Sendable {
  var session = SessionState.restoring
  var login = LoginState()
  var notes = NotesState()
  var pictures = PicturesState()
  var profile = ProfileState()
  /// The friends whose profiles have tabs, by id.
  var friends: [User.ID: ProfileState] = [:]
  var route = RouteState()
  /// Set while the editor is presented.
  var editor: EditorState?
}
