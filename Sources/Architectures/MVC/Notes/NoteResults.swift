import Model

/// The sorted notes of a store that pass a filter: which note is in which row.
///
/// As with `NSFetchedResultsController`, a fetch sorts all notes, and a delegate is told what later
/// changes do to the rows.
final class NoteResults {
  weak var delegate: (any NoteResultsDelegate)?
  private var rows = NoteRows(order: .byChange)
  private let store: NotesStore

  /// Starts without rows.
  init(of store: NotesStore) {
    self.store = store
  }

  var order: NoteOrder { rows.order }
  /// The filter; an empty one accepts all notes.
  var filter: String { rows.filter }
  /// The note of each row.
  var ids: [Note.ID] { rows.ids }
  var count: Int { rows.count }

  subscript(row: Int) -> Note.ID { rows[row] }

  /// Returns the row of `note`, if the rows contain it with this date and text.
  func row(of note: Note) -> Int? { rows.row(of: note) }

  /// Sorts all notes that pass the filter, and does not call the delegate.
  func fetch(order: NoteOrder, filter: String) {
    rows = NoteRows(store.all, order: order, filter: filter)
  }

  /// Returns whether a fetch is cheaper than these changes one by one.
  func shouldFetch(after changes: [NoteCollection.Change]) -> Bool {
    rows.shouldResort(after: changes)
  }

  /// Applies the changes one by one, and tells the delegate of each row that changes.
  func apply(_ changes: [NoteCollection.Change]) {
    for change in changes {
      guard let row = rows.apply(change) else { continue }
      delegate?.results(self, didChange: row, by: change)
    }
  }
}

/// Is told how the rows change.
protocol NoteResultsDelegate: AnyObject {
  /// Called when `change` has changed one row, before the next change is applied.
  func results(
    _ results: NoteResults, didChange row: NoteRows.RowChange, by change: NoteCollection.Change)
}
