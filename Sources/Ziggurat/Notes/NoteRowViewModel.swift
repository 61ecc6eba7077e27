/// One row of the list.
nonisolated struct NoteRowViewModel: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  /// The name of an image; empty for a note without one.
  let picture: String
  let date: String
  let mark: String
  let isSelected: Bool
}
