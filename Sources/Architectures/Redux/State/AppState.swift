import Model

/// All that the app knows, except the text that is being typed, which its form holds.
nonisolated struct AppState: Equatable, Codable, Sendable {
  var session = SessionState.restoring
  var login = LoginState()
  var notes = NotesState()
  var pictures = PicturesState()
  var profile = ProfileState()
  var route = RouteState()
  /// Set while the editor is presented.
  var editor: EditorState?
}
