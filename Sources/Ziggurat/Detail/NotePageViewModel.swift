/// The page of one note.
nonisolated struct NotePageViewModel: Equatable, Sendable {
  let id: Int
  let text: String
  let created: String
  let changed: String
  let words: String
}
