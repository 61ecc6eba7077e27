import Model

/// The sorted notes of a store that pass a filter: which note is in which row.
///
/// As with `NSFetchedResultsController`, a fetch sorts all notes, and a delegate is told what later
/// changes do to the rows.
protocol NoteResults: AnyObject {
  /// Held weakly.
  var delegate: (any NoteResultsDelegate)? { get set }
  var order: NoteOrder { get }
  /// The filter; an empty one accepts all notes.
  var filter: String { get }
  /// The note of each row.
  var ids: [Note.ID] { get }

  /// Returns the row of `note`, if the rows contain it with this date and text.
  func row(of note: Note) -> Int?

  /// Sorts all notes that pass the filter, and does not call the delegate.
  func fetch(order: NoteOrder, filter: String)

  /// Returns whether a fetch is cheaper than these changes one by one.
  func shouldFetch(after changes: [NoteCollection.Change]) -> Bool

  /// Applies the changes one by one, and tells the delegate of each row that changes.
  func apply(_ changes: [NoteCollection.Change])
}

extension NoteResults {
  var count: Int { ids.count }
  subscript(row: Int) -> Note.ID { ids[row] }
}

/// Is told how the rows change.
protocol NoteResultsDelegate: AnyObject {
  /// Called when `change` has changed one row, before the next change is applied.
  func results(
    _ results: any NoteResults, didChange row: NoteRows.RowChange, by change: NoteCollection.Change)
}
