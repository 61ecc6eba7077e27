/// A note that is being written.
nonisolated struct EditorViewModel: Equatable, Sendable {
  let text: String
  let isTextEnabled: Bool
  let counter: String
  let isSaveEnabled: Bool
  let isErrorShown: Bool
  /// `nil` while nothing is asked.
  let question: DiscardQuestionViewModel?
}
