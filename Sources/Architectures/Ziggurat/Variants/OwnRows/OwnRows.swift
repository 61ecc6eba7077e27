import Model

/// The notes of the list, filtered and sorted.
struct OwnRows {
  let order: NoteOrder
  let filter: String
  private(set) var notes: [Note]

  init(_ all: some Sequence<Note>, _ order: NoteOrder, filter: String) {
    self.order = order
    self.filter = filter
    notes = all.filter { filter.isEmpty || matches($0.text, filter: filter) }
    notes.sort { Self.precedes($0, $1, order) }
  }

  /// Moves, adds or removes the row of a changed note.
  mutating func follow(_ change: OwnNotes.Change) {
    if change.old != nil { notes.removeAll { $0.id == change.id } }
    guard let new = change.new, filter.isEmpty || matches(new.text, filter: filter) else { return }
    let row = notes.firstIndex { Self.precedes(new, $0, order) } ?? notes.count
    notes.insert(new, at: row)
  }

  /// Returns the notes on either side of one, or `nil` if it has no row here.
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = notes.firstIndex(where: { $0.id == note.id }) else { return nil }
    return (row > 0 ? notes[row - 1].id : nil, row + 1 < notes.count ? notes[row + 1].id : nil)
  }

  private static func precedes(_ left: Note, _ right: Note, _ order: NoteOrder) -> Bool {
    switch order {
    case .byChange: byChange(left.touchedAt, left.id, right.touchedAt, right.id)
    case .byTitle: byTitle(title(of: left.text), left.id, title(of: right.text), right.id)
    }
  }
}
