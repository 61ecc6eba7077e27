/// A note that is open, to read, and which pages lie beside it.
nonisolated struct DetailViewModel: Equatable, Sendable {
  /// Another one each time that a note is opened.
  let number: Int
  let page: NotePageViewModel
  /// The note whose page lies to the left; `nil` at the first.
  let previousID: Int?
  /// The note whose page lies to the right; `nil` at the last.
  let nextID: Int?
}
