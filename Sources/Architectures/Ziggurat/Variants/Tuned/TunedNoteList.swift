import Model

/// The state of the list, with the window of rows that are presented.
struct TunedNoteList {
  private(set) var rows = NoteRows(order: .byChange)
  /// All notes in the order of the rows, while a filter hides some.
  private var unfilteredRows: NoteRows?
  private(set) var selectedID: Note.ID?
  /// Another number after each choice of order or filter, even of the same one.
  private(set) var arrangement = 0
  /// The rows that are presented; `nil` presents all of them.
  private(set) var window: RowWindow?

  init(window: RowWindow?) {
    self.window = window
  }

  /// The ids of the rows that are presented.
  var presentedIDs: ArraySlice<Note.ID> {
    window.map { rows.ids[$0.rows(of: rows.count)] } ?? rows.ids[...]
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
    window?.arrange(rows, after: self.rows)
    self.rows = rows
    arrangement += 1
  }

  /// Follows the user's scrolling, and returns whether other rows are presented now.
  mutating func scroll(toTop row: Int) -> Bool {
    window?.scroll(toTop: row, of: rows.count) ?? false
  }

  /// Brings the list up to date after changes of the notes.
  mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if let id = selectedID, notes[id] == nil { selectedID = nil }
    rows.follow(changes, of: notes, telling: &window)
    var none: RowWindow?
    unfilteredRows?.follow(changes, of: notes, telling: &none)
  }
}

extension NoteRows {
  /// Returns the notes on either side of one, or `nil` if it has no row here.
  fileprivate func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = row(of: note) else { return nil }
    return (row > 0 ? self[row - 1] : nil, row + 1 < count ? self[row + 1] : nil)
  }

  fileprivate mutating func follow(
    _ changes: [NoteCollection.Change], of notes: NoteCollection, telling window: inout RowWindow?
  ) {
    if shouldResort(after: changes) {
      self = NoteRows(notes.notes.values, order: order, filter: filter)
      window?.restart(ids)
    } else {
      for change in changes {
        if let row = apply(change) { window?.follow(row, of: change.id, in: ids) }
      }
    }
  }
}
