import Model

/// How the list stands: which notes are in which row, which is selected.
struct NoteList {
  private(set) var rows = NoteRows(order: .byChange)
  /// All notes in the order of the rows, while a filter hides some.
  private var unfilteredRows: NoteRows?
  private(set) var selectedID: Note.ID?
  /// Another number after each choice of order or filter, also of the same one.
  private(set) var arrangement = 0
  /// Which rows are presented; `nil` stands for all of them.
  private(set) var window: RowWindow?

  init(window: RowWindow? = nil) {
    self.window = window
  }

  /// The ids of the rows that are presented.
  var presentedIDs: ArraySlice<Note.ID> {
    window.map { rows.ids[$0.rows(of: rows.count)] } ?? rows.ids[...]
  }

  /// The notes on either side of one: in the rows if it is there, else among all.
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

  /// The user has scrolled; says whether other rows are presented now.
  mutating func scroll(toTop row: Int) -> Bool {
    window?.scroll(toTop: row, of: rows.count) ?? false
  }

  /// Follows what happened to the notes.
  mutating func follow(_ changes: [NoteCollection.Change], of notes: NoteCollection) {
    if let id = selectedID, notes[id] == nil { selectedID = nil }
    rows.follow(changes, of: notes, telling: &window)
    var none: RowWindow?
    unfilteredRows?.follow(changes, of: notes, telling: &none)
  }
}

extension NoteRows {
  /// `nil` if the note is not here.
  fileprivate func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?)? {
    guard let row = row(of: note) else { return nil }
    return (row > 0 ? self[row - 1] : nil, row + 1 < count ? self[row + 1] : nil)
  }

  fileprivate mutating func follow(
    _ changes: [NoteCollection.Change], of notes: NoteCollection, telling window: inout RowWindow?
  ) {
    if isWorthSortingAnew(after: changes) {
      self = NoteRows(notes.notes.values, order: order, filter: filter)
      window?.restart(ids)
    } else {
      for change in changes {
        if let row = apply(change) { window?.follow(row, of: change.id, in: ids) }
      }
    }
  }
}
