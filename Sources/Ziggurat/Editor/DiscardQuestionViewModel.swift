/// The question over the editor.
nonisolated struct DiscardQuestionViewModel: Equatable, Sendable {
  let message: String
  let discardTitle: String
  let keepTitle: String
}
