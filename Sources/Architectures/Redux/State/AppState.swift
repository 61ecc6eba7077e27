import Model

/// All that the app knows, except what is unfinished in a form, and what the form compares it with.
nonisolated struct AppState: Equatable, Codable, Sendable {
  var session = SessionState.restoring
  var login = LoginState.editing
  var notes = NotesState()
  var pictures = PicturesState()
  var profile = ProfileState()
  var route = RouteState()
  /// Set while the editor is presented.
  var editor: EditorState?
}
