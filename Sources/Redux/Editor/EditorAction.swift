import Model

/// What the user does in the editor.
///
/// Unfinished text comes along where it counts; the state keeps none of it.
nonisolated enum EditorAction: Equatable, Codable, Sendable {
  case saveTapped(text: String)
  /// What middleware makes of `saveTapped`: the note with its id and date. It goes on in its place.
  case saveBegan(Note)
  case cancelTapped(text: String)
  case discardTapped
  case keepTapped
}
