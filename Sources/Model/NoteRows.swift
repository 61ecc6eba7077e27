/// An order in which a list can show notes.
package enum NoteOrder: String, Codable, Sendable {
  case byChange
  case byTitle
}

/// The ids of the notes that pass a filter, in an order: which note stands in which row.
///
/// The sort keys lie beside the ids, so that a note is found by a binary search in O(log n) and
/// put in, moved or taken out at the cost of moving memory.
package struct NoteRows: Equatable, Codable, Sendable {
  package let order: NoteOrder
  /// Without regard to case; an empty one lets all pass.
  package let filter: String
  package private(set) var ids: [Note.ID] = []
  /// The keys of `byChange`; empty in the other order.
  private var times: [Timestamp] = []
  /// The keys of `byTitle`; empty in the other order.
  private var titles: [String] = []

  /// No rows yet.
  package init(order: NoteOrder, filter: String = "") {
    self.order = order
    self.filter = filter
  }

  /// Those of `notes` that pass, sorted: O(n log n).
  @MainActor package init(
    _ notes: some Sequence<Note>, order: NoteOrder, filter: String = ""
  ) {
    self.init(order: order, filter: filter)
    // Sorted as arrays of one known type: generic code of another module is many times slower.
    switch order {
    case .byChange:
      var entries: [(key: Timestamp, id: Note.ID)] = []
      for note in notes where passes(note) { entries.append((note.touchedAt, note.id)) }
      let rows = Self.sorted(entries, by: precedesByChange)
      ids = rows.map(\.id)
      times = rows.map(\.key)
    case .byTitle:
      var entries: [(key: String, id: Note.ID)] = []
      for note in notes where passes(note) { entries.append((title(of: note.text), note.id)) }
      let rows = Self.sorted(entries, by: precedesByTitle)
      ids = rows.map(\.id)
      titles = rows.map(\.key)
    }
  }

  /// Whether a note belongs in the rows.
  @MainActor private func passes(_ note: Note) -> Bool {
    filter.isEmpty || matches(note.text, filter: filter)
  }

  /// Sorts, and counts the comparisons when all is done.
  @MainActor private static func sorted<Key>(
    _ rows: [(key: Key, id: Note.ID)], by precedes: (Key, Note.ID, Key, Note.ID) -> Bool
  ) -> [(key: Key, id: Note.ID)] {
    let (sorted, comparisons) = countedSort(rows, by: precedes)
    addComparisons(comparisons)
    return sorted
  }

  private static func countedSort<Key>(
    _ rows: [(key: Key, id: Note.ID)], by precedes: (Key, Note.ID, Key, Note.ID) -> Bool
  ) -> (rows: [(key: Key, id: Note.ID)], comparisons: Int) {
    var comparisons = 0
    let sorted = rows.sorted { left, right in
      comparisons += 1
      return precedes(left.key, left.id, right.key, right.id)
    }
    return (sorted, comparisons)
  }

  package var count: Int { ids.count }

  package subscript(row: Int) -> Note.ID { ids[row] }

  /// The row in which `note` stands, if it is here with this date and text.
  @MainActor package func row(of note: Note) -> Int? {
    let row = position(for: note)
    return row < ids.count && ids[row] == note.id ? row : nil
  }

  /// Whether changes are so many that one sort is less work than a search for each.
  ///
  /// One rule for all who keep rows, so that no architecture gains by another.
  package func isWorthSortingAnew(after changes: [NoteCollection.Change]) -> Bool {
    changes.count > max(15, count / 8)
  }

  /// Follows one change of the notes, and says what became of the rows; `nil` if nothing did.
  @discardableResult
  @MainActor package mutating func apply(_ change: NoteCollection.Change) -> RowChange? {
    let old = change.old.flatMap { row(of: $0) }
    let new = change.new.flatMap { passes($0) ? $0 : nil }
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): return .inserted(insert(new))
    case (let row?, let new?): return replace(row, by: new)
    case (let row?, nil):
      remove(at: row)
      return .removed(row)
    }
  }

  /// What a change of one note does to the rows.
  package enum RowChange: Equatable, Sendable {
    case inserted(Int)
    case removed(Int)
    /// Another content in the same row.
    case updated(Int)
    /// Perhaps with another content; `to` counts without the row.
    case moved(from: Int, to: Int)
  }

  @MainActor private mutating func insert(_ note: Note) -> Int {
    let key = SortKey(of: note, order: order)
    let row = position(for: key, id: note.id)
    insert(key, id: note.id, at: row)
    return row
  }

  @MainActor private mutating func replace(_ from: Int, by new: Note) -> RowChange {
    let key = SortKey(of: new, order: order)
    if stands(key, id: new.id, at: from) {
      set(key, at: from)
      return .updated(from)
    }
    remove(at: from)
    let to = position(for: key, id: new.id)
    insert(key, id: new.id, at: to)
    return .moved(from: from, to: to)
  }

  // MARK: - Keys

  private enum SortKey {
    case time(Timestamp)
    case title(String)

    @MainActor init(of note: Note, order: NoteOrder) {
      switch order {
      case .byChange: self = .time(note.touchedAt)
      case .byTitle: self = .title(Model.title(of: note.text))
      }
    }
  }

  @MainActor private func position(for note: Note) -> Int {
    position(for: SortKey(of: note, order: order), id: note.id)
  }

  /// The first row whose note does not stand before `key` and `id`.
  @MainActor private func position(for key: SortKey, id: Note.ID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(middle, key, id) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @MainActor private func precedes(_ row: Int, _ key: SortKey, _ id: Note.ID) -> Bool {
    switch key {
    case .time(let time): byChange(times[row], ids[row], time, id)
    case .title(let title): byTitle(titles[row], ids[row], title, id)
    }
  }

  /// Whether a note with this key may stand in `row`, between the neighbours of the note there.
  @MainActor private func stands(_ key: SortKey, id: Note.ID, at row: Int) -> Bool {
    let followsPrevious = row == 0 || precedes(row - 1, key, id)
    guard followsPrevious else { return false }
    return row + 1 == ids.count || !precedes(row + 1, key, id)
  }

  private mutating func set(_ key: SortKey, at row: Int) {
    switch key {
    case .time(let time): times[row] = time
    case .title(let title): titles[row] = title
    }
  }

  private mutating func insert(_ key: SortKey, id: Note.ID, at row: Int) {
    ids.insert(id, at: row)
    switch key {
    case .time(let time): times.insert(time, at: row)
    case .title(let title): titles.insert(title, at: row)
    }
  }

  private mutating func remove(at row: Int) {
    ids.remove(at: row)
    switch order {
    case .byChange: times.remove(at: row)
    case .byTitle: titles.remove(at: row)
    }
  }
}
