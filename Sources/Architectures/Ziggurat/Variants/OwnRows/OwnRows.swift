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
    if let old = change.old, let row = row(of: old) { notes.remove(at: row) }
    guard let new = change.new, filter.isEmpty || matches(new.text, filter: filter) else { return }
    notes.insert(new, at: place(of: new))
  }

  /// Returns the notes on either side of one, or `nil` if it has no row here.
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = row(of: note) else { return nil }
    return (row > 0 ? notes[row - 1].id : nil, row + 1 < notes.count ? notes[row + 1].id : nil)
  }

  /// Returns the row of a note as it is listed here, or `nil` if it has none.
  private func row(of note: Note) -> Int? {
    let row = place(of: note)
    return row < notes.count && notes[row].id == note.id ? row : nil
  }

  /// Returns the number of rows that precede a note: a binary search.
  private func place(of note: Note) -> Int {
    var rows = 0..<notes.count
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      if Self.precedes(notes[middle], note, order) {
        rows = middle + 1..<rows.upperBound
      } else {
        rows = rows.lowerBound..<middle
      }
    }
    return rows.lowerBound
  }

  private static func precedes(_ left: Note, _ right: Note, _ order: NoteOrder) -> Bool {
    switch order {
    case .byChange: byChange(left.touchedAt, left.id, right.touchedAt, right.id)
    case .byTitle: byTitle(title(of: left.text), left.id, title(of: right.text), right.id)
    }
  }
}
