/// A note that is being written.
nonisolated struct EditorViewModel: Equatable, Sendable {
  /// Another number for each editor.
  let number: Int
  let text: String
  let isTextEnabled: Bool
  let counter: String
  let isSaveEnabled: Bool
  let isErrorShown: Bool
  let isConflictShown: Bool
}
