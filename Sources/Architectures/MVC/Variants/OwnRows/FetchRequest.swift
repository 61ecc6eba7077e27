import Model

/// Which notes to fetch, and in which order: a predicate and a sort descriptor.
struct FetchRequest {
  let order: NoteOrder
  /// The filter, which ignores case; an empty one accepts all notes.
  let filter: String
  /// Whether a note stands above another one.
  ///
  /// It is not isolated, as a sort calls it for each comparison: on the main actor, each call would
  /// check its executor.
  let precedes: (FetchedNote, FetchedNote) -> Bool

  init(order: NoteOrder, filter: String) {
    self.order = order
    self.filter = filter
    precedes =
      switch order {
      case .byChange: FetchedNote.isNewer
      case .byTitle: FetchedNote.hasLowerTitle
      }
  }

  func accepts(_ note: Note) -> Bool {
    filter.isEmpty || matches(note.text, filter: filter)
  }

  /// Returns what the rows keep of a note; its title costs time, and is made for its order only.
  func object(for note: Note) -> FetchedNote {
    FetchedNote(
      id: note.id, date: note.touchedAt, title: order == .byTitle ? title(of: note.text) : "")
  }
}

/// What the rows keep of a note: the id, and what it is sorted by.
nonisolated struct FetchedNote {
  let id: Note.ID
  let date: Timestamp
  /// Empty unless the rows are sorted by title.
  let title: String

  /// The latest change is first; at equal times, the higher id.
  nonisolated static func isNewer(_ left: FetchedNote, _ right: FetchedNote) -> Bool {
    left.date == right.date ? left.id > right.id : left.date > right.date
  }

  /// The lower title is first; at equal titles, the higher id.
  ///
  /// Titles are compared by Unicode scalars, whose order is that of UTF-8 bytes.
  nonisolated static func hasLowerTitle(_ left: FetchedNote, _ right: FetchedNote) -> Bool {
    // The operators of `String` compare canonical forms, which is another order.
    if left.title.utf8.elementsEqual(right.title.utf8) { return left.id > right.id }
    return left.title.utf8.lexicographicallyPrecedes(right.title.utf8)
  }
}
