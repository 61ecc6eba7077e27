import Model

/// Rows that the app sorts and filters itself: the headline without `NoteRows`.
///
/// The article has one array of notes; this is it, in the order of the list.
final class OwnRows: ListRows {
  private(set) var ids: [Note.ID] = []
  private(set) var order = NoteOrder.byChange
  private(set) var filter = ""
  private var notes: [Note] = []

  func row(of note: Note) -> Int? {
    let row = place(of: note)
    return row < notes.count && notes[row].id == note.id ? row : nil
  }

  func arrange(_ notes: NoteCollection, by order: NoteOrder, filter: String) {
    (self.order, self.filter) = (order, filter)
    self.notes = notes.notes.values.filter(passes).sorted(by: precedes)
    ids = self.notes.map(\.id)
  }

  /// Follows the rule of `NoteRows`, so that both variants do the same row operations.
  func apply(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if changes.count > max(15, ids.count / 8) { return arrange(notes, by: order, filter: filter) }
    for change in changes where change.old != change.new { apply(change) }
  }

  private func apply(_ change: NoteCollection.Change) {
    if let row = change.old.flatMap({ row(of: $0) }) {
      notes.remove(at: row)
      ids.remove(at: row)
    }
    if let note = change.new, passes(note) {
      let row = place(of: note)
      notes.insert(note, at: row)
      ids.insert(note.id, at: row)
    }
  }

  private func passes(_ note: Note) -> Bool {
    filter.isEmpty || matches(note.text, filter: filter)
  }

  private func precedes(_ a: Note, _ b: Note) -> Bool {
    switch order {
    case .byChange: byChange(a.touchedAt, a.id, b.touchedAt, b.id)
    case .byTitle: byTitle(title(of: a.text), a.id, title(of: b.text), b.id)
    }
  }

  /// Returns the row of the first note that does not precede this one: O(log n).
  private func place(of note: Note) -> Int {
    var places = 0..<notes.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if precedes(notes[middle], note) {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }
}
