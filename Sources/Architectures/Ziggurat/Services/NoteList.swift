import Model

/// The state of the list: which note is in which row, and which note is selected.
struct NoteList {
  private(set) var rows = NoteRows(order: .byChange)
  /// All notes in the order of the rows, while a filter hides some.
  private var unfilteredRows: NoteRows?
  private(set) var selectedID: Note.ID?
  /// Another number each time that the rows are arranged anew, by an order or a filter.
  private(set) var arrangement = 0
  /// The row that the list is scrolled to; layout limits it to the last rows.
  private(set) var topRow = 0
  /// The number of rows that fit into the list; `nil` until it is laid out.
  private(set) var rowsThatFit: Int?

  /// The rows in view, which are presented; all rows until the list is laid out.
  var rowsInView: Range<Int> {
    let count = min(rowsThatFit ?? rows.count, rows.count)
    let first = min(topRow, rows.count - count)
    return first..<first + count
  }

  /// The notes on either side of one: in its row if it has one, else among all notes.
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    rows.neighbours(of: note) ?? unfilteredRows?.neighbours(of: note) ?? (nil, nil)
  }

  mutating func select(_ id: Note.ID) {
    selectedID = id
  }

  mutating func switchOrder(of notes: NoteCollection) {
    let order: NoteOrder = rows.order == .byChange ? .byTitle : .byChange
    arrange(NoteRows(notes.notes.values, order: order, filter: rows.filter))
    if unfilteredRows != nil { unfilteredRows = NoteRows(notes.notes.values, order: order) }
  }

  mutating func setFilter(_ filter: String, of notes: NoteCollection) {
    if rows.filter.isEmpty { unfilteredRows = rows }
    if filter.isEmpty, let unfilteredRows {
      arrange(unfilteredRows)
      self.unfilteredRows = nil
    } else {
      arrange(NoteRows(notes.notes.values, order: rows.order, filter: filter))
    }
  }

  private mutating func arrange(_ rows: NoteRows) {
    self.rows = rows
    arrangement += 1
    topRow = 0
  }

  mutating func layOut(rowsThatFit: Int) {
    self.rowsThatFit = rowsThatFit
  }

  mutating func scroll(toTop row: Int) {
    topRow = row
  }

  /// Brings the list up to date after changes of the notes.
  mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if let id = selectedID, notes[id] == nil { selectedID = nil }
    rows.follow(changes, of: notes)
    unfilteredRows?.follow(changes, of: notes)
  }
}

extension NoteRows {
  /// Returns the notes on either side of one, or `nil` if it has no row here.
  fileprivate func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = row(of: note) else { return nil }
    return (row > 0 ? self[row - 1] : nil, row + 1 < count ? self[row + 1] : nil)
  }

  fileprivate mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if shouldResort(after: changes) {
      self = NoteRows(notes.notes.values, order: order, filter: filter)
    } else {
      for change in changes { apply(change) }
    }
  }
}
