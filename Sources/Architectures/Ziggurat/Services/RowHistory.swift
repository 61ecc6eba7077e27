import Model

/// What has happened to the rows of the list, as far as it is remembered.
protocol RowHistoryReading: AnyObject {
  /// Another number after each change of a row.
  var revision: Int { get }
  /// Returns the changes since a revision; `nil` if they are not known.
  func changes(since revision: Int) -> ArraySlice<RowChange>?
}

/// A change of one row.
struct RowChange {
  let id: Note.ID
  let change: NoteRows.RowChange
}

/// Remembers what happens to the rows of the list.
protocol RowHistory: RowHistoryReading {
  func add(_ change: RowChange)
  /// Called when no single changes lead to the rows.
  func restart()
}

/// Remembers nothing, so that the rows must be compared.
final class NoRowHistory: RowHistory {
  var revision: Int { 0 }
  func changes(since revision: Int) -> ArraySlice<RowChange>? { nil }
  func add(_ change: RowChange) {}
  func restart() {}
}
