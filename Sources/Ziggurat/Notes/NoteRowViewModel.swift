/// One row of the list.
nonisolated struct NoteRowViewModel: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let date: String
  let mark: String
  let isSelected: Bool
}
