import Model

/// How the list stands: which notes are in which row, which is selected.
struct NoteList {
  private(set) var rows = NoteRows(order: .byChange)
  /// All notes in the order of the rows, while a filter hides some.
  private var unfilteredRows: NoteRows?
  private(set) var selectedID: Note.ID?
  /// Another number after each choice of order or filter, also of the same one.
  private(set) var arrangement = 0

  /// The notes on either side of one: in the rows if it is there, else among all.
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    rows.neighbours(of: note) ?? unfilteredRows?.neighbours(of: note) ?? (nil, nil)
  }

  mutating func select(_ id: Note.ID) {
    selectedID = id
  }

  mutating func switchOrder(of notes: NoteCollection) {
    let order: NoteOrder = rows.order == .byChange ? .byTitle : .byChange
    rows = NoteRows(notes.notes.values, order: order, filter: rows.filter)
    if unfilteredRows != nil { unfilteredRows = NoteRows(notes.notes.values, order: order) }
    arrangement += 1
  }

  mutating func setFilter(_ filter: String, of notes: NoteCollection) {
    if rows.filter.isEmpty { unfilteredRows = rows }
    if filter.isEmpty, let unfilteredRows {
      rows = unfilteredRows
      self.unfilteredRows = nil
    } else {
      rows = NoteRows(notes.notes.values, order: rows.order, filter: filter)
    }
    arrangement += 1
  }

  /// Follows what happened to the notes.
  mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if let id = selectedID, notes[id] == nil { selectedID = nil }
    rows.follow(changes, of: notes)
    unfilteredRows?.follow(changes, of: notes)
  }
}

extension NoteRows {
  /// `nil` if the note is not here.
  fileprivate func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = row(of: note) else { return nil }
    return (row > 0 ? self[row - 1] : nil, row + 1 < count ? self[row + 1] : nil)
  }

  fileprivate mutating func follow(
    _ changes: [NoteCollection.Change], of notes: NoteCollection
  ) {
    if isWorthSortingAnew(after: changes) {
      self = NoteRows(notes.notes.values, order: order, filter: filter)
    } else {
      for change in changes { apply(change) }
    }
  }
}
