/// An order in which a list can show notes.
package enum NoteOrder: String, Codable, Sendable {
  case byChange
  case byTitle
}

/// Some notes' ids in an order: which note stands in which row.
///
/// The sort keys lie beside the ids, so that a note is found by a binary search in O(log n) and
/// put in, moved or taken out at the cost of moving memory.
package struct NoteRows: Equatable, Codable, Sendable {
  package let order: NoteOrder
  package private(set) var ids: [Note.ID] = []
  /// The keys of `byChange`; empty in the other order.
  private var times: [Timestamp] = []
  /// The keys of `byTitle`; empty in the other order.
  private var titles: [String] = []

  /// No rows yet.
  package init(order: NoteOrder) {
    self.order = order
  }

  /// All `notes`, sorted: O(n log n).
  @MainActor package init(_ notes: some Sequence<Note>, order: NoteOrder) {
    self.order = order
    switch order {
    case .byChange:
      let rows = Self.sorted(notes.map { ($0.touchedAt, $0.id) }, by: precedesByChange)
      ids = rows.map(\.id)
      times = rows.map(\.key)
    case .byTitle:
      let rows = Self.sorted(notes.map { (title(of: $0.text), $0.id) }, by: precedesByTitle)
      ids = rows.map(\.id)
      titles = rows.map(\.key)
    }
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

  /// Puts in a note that is not here yet and returns its row.
  @discardableResult
  @MainActor package mutating func insert(_ note: Note) -> Int {
    let key = SortKey(of: note, order: order)
    let row = position(for: key, id: note.id)
    insert(key, id: note.id, at: row)
    return row
  }

  /// Takes a note out, if it is here with this date and text, and returns the row that it had.
  @discardableResult
  @MainActor package mutating func remove(_ note: Note) -> Int? {
    guard let row = row(of: note) else { return nil }
    remove(at: row)
    return row
  }

  /// Puts `new` where it belongs, in the place of `old`; the rows before and after, or `nil` if
  /// `old` is not here.
  @discardableResult
  @MainActor package mutating func replace(_ old: Note, by new: Note) -> (from: Int, to: Int)? {
    guard let from = row(of: old) else { return nil }
    let key = SortKey(of: new, order: order)
    if stands(key, id: new.id, at: from) {
      set(key, at: from)
      return (from, from)
    }
    remove(at: from)
    let to = position(for: key, id: new.id)
    insert(key, id: new.id, at: to)
    return (from, to)
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
