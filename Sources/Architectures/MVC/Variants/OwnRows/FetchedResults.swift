import Model

/// Results that keep their rows themselves, as `NSFetchedResultsController` does.
///
/// A `FetchRequest` says which notes the rows have, and in which order. Sorting, searching and the
/// typed changes of rows are written out here, without `NoteRows`.
final class FetchedResults: NoteResults {
  weak var delegate: (any NoteResultsDelegate)?
  private(set) var ids: [Note.ID] = []
  /// The fetched note of each row.
  ///
  /// The store may be ahead: it has all changes of a turn already.
  private var objects: [FetchedNote] = []
  private var request = FetchRequest(order: .byChange, filter: "")
  private let store: NotesStore

  /// Starts without rows.
  init(of store: NotesStore) {
    self.store = store
  }

  var order: NoteOrder { request.order }
  var filter: String { request.filter }

  func fetch(order: NoteOrder, filter: String) {
    request = FetchRequest(order: order, filter: filter)
    objects = []
    for note in store.all where request.accepts(note) { objects.append(request.object(for: note)) }
    objects.sort(by: request.precedes)
    ids = objects.map(\.id)
  }

  // MARK: - Finding rows

  func row(of note: Note) -> Int? {
    let row = row(for: request.object(for: note))
    return row < ids.count && ids[row] == note.id ? row : nil
  }

  /// Returns the first row whose note does not precede `object`.
  private func row(for object: FetchedNote) -> Int {
    var rows = 0..<objects.count
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      if request.precedes(objects[middle], object) {
        rows = (middle + 1)..<rows.upperBound
      } else {
        rows = rows.lowerBound..<middle
      }
    }
    return rows.lowerBound
  }

  // MARK: - Changing rows

  /// The table is given one new order if more than an eighth of the rows changes, and more than 15.
  func shouldFetch(after changes: [NoteCollection.Change]) -> Bool {
    changes.count > max(15, ids.count / 8)
  }

  func apply(_ changes: [NoteCollection.Change]) {
    for change in changes {
      guard let row = apply(change) else { continue }
      delegate?.results(self, didChange: row, by: change)
    }
  }

  private func apply(_ change: NoteCollection.Change) -> NoteRows.RowChange? {
    // The old row is searched with the old date and title, by which the rows are still sorted.
    let old = change.old.flatMap { row(of: $0) }
    guard let note = change.new, request.accepts(note) else {
      guard let old else { return nil }
      remove(at: old)
      return .removed(old)
    }
    let new = request.object(for: note)
    guard let old else { return .inserted(insert(new)) }
    if stays(new, at: old) {
      objects[old] = new
      return .updated(old)
    }
    remove(at: old)
    return .moved(from: old, to: insert(new))
  }

  /// Whether the changed note still stands between the two rows beside it.
  private func stays(_ object: FetchedNote, at row: Int) -> Bool {
    let follows = row == 0 || request.precedes(objects[row - 1], object)
    let isLast = row == objects.count - 1
    return follows && (isLast || request.precedes(object, objects[row + 1]))
  }

  private func insert(_ object: FetchedNote) -> Int {
    let row = row(for: object)
    objects.insert(object, at: row)
    ids.insert(object.id, at: row)
    return row
  }

  private func remove(at row: Int) {
    objects.remove(at: row)
    ids.remove(at: row)
  }
}
