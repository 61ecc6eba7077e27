/// The open note, on a page between those of its neighbours.
nonisolated struct DetailViewModel: Equatable, Sendable {
  /// Another number each time that a note is opened.
  let number: Int
  let page: NotePageViewModel
  /// The page to the left; `nil` for the first note.
  let previous: NotePageViewModel?
  /// The page to the right; `nil` for the last note.
  let next: NotePageViewModel?
}

/// The page of one note.
nonisolated struct NotePageViewModel: Equatable, Sendable {
  let id: Int
  let text: String
  let created: String
  let changed: String
  let words: String
}
