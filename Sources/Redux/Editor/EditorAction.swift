import Model

/// What the user does in the editor.
///
/// Unfinished text comes along where it counts; the state keeps none of it. Keeping one's own text
/// or taking the other's concerns the form alone.
nonisolated enum EditorAction: Equatable, Codable, Sendable {
  case saveTapped(text: String)
  /// What middleware makes of `saveTapped`: the note with its id and date. It goes on in its place.
  case saveBegan(Note)
  case cancelTapped(isDirty: Bool)
  case discardTapped
  case keepTapped
}
