/// The sort order of a list of notes.
package enum NoteOrder: String, Codable, Sendable {
  case byChange
  case byTitle
}

/// The sorted ids of the notes that pass a filter: which note is in which row.
///
/// The sort keys are stored in an array beside the ids. So a note is found by binary search in
/// O(log n). An insert, move or removal costs O(log n) comparisons and moves memory.
@usableFromInline package struct NoteRows: Equatable, Codable, Sendable {
  package let order: NoteOrder
  /// The filter, which ignores case; an empty one accepts all notes.
  package let filter: String
  @usableFromInline package private(set) var ids: [Int] = []
  /// The sort keys of `byChange`; empty in the other order.
  private var times: [Timestamp] = []
  /// The sort keys of `byTitle`; empty in the other order.
  private var titles: [String] = []

  /// Makes an empty list.
  package init(order: NoteOrder, filter: String = "") {
    self.order = order
    self.filter = filter
  }

  /// Sorts the notes that pass the filter: O(n log n).
  @MainActor package init(
    _ notes: some Sequence<Note>, order: NoteOrder, filter: String = ""
  ) {
    self.init(order: order, filter: filter)
    // Each case sorts an array of a concrete type: generic code of another module is many times
    // slower.
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

  /// Returns whether a note passes the filter.
  @MainActor private func passes(_ note: Note) -> Bool {
    filter.isEmpty || matches(note.text, filter: filter)
  }

  /// Sorts, and adds the number of comparisons to the counter at the end.
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

  // Inlined, because a call from another module copies all rows first.
  @inlinable package var count: Int { ids.count }

  @inlinable package subscript(row: Int) -> Int { ids[row] }

  /// Returns the row of `note`, if the rows contain it with this date and text.
  @MainActor package func row(of note: Note) -> Int? {
    let row = position(for: note)
    return row < ids.count && ids[row] == note.id ? row : nil
  }

  /// Returns whether one sort is cheaper than a search for each change.
  ///
  /// All architectures use this rule, so no architecture gains an advantage from another rule.
  package func shouldResort(after changes: [NoteCollection.Change]) -> Bool {
    changes.count > max(15, count / 8)
  }

  /// Applies a change of one note, and returns what happened to the rows; `nil` if nothing.
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

  /// The effect of a change of one note on the rows.
  package enum RowChange: Equatable, Sendable {
    case inserted(Int)
    case removed(Int)
    /// The row is the same, and its content has changed.
    case updated(Int)
    /// The row has moved, perhaps with new content; `to` is counted after the removal of the row.
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
    if belongs(key, id: new.id, at: from) {
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

  /// Returns the first row with a note that does not precede `key` and `id`.
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

  /// Returns whether a note with this key may stay in `row`, between its two neighbours.
  @MainActor private func belongs(_ key: SortKey, id: Note.ID, at row: Int) -> Bool {
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
