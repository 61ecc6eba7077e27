/// How far an editor's saves have come.
struct EditorProgress: Equatable {
  /// The text that the editor opened with or last handed to a save.
  var base: String
  /// Whether the last save has failed.
  var hasFailed = false
}
