import Model

/// Which rows of the list are presented.
struct RowWindow {
  /// The rows in view: as many as the screen can show.
  static let inView = RowWindow(length: 15)
  /// All rows, in view or not.
  static let all = RowWindow(length: nil)

  private let length: Int?
  private var top = 0

  private init(length: Int?) {
    self.length = length
  }

  /// Returns the rows that are presented, of a number of rows.
  func rows(of count: Int) -> Range<Int> {
    guard let length else { return 0..<count }
    let first = max(0, min(top, count - length))
    return first..<min(first + length, count)
  }

  /// Follows the user's scrolling, and returns whether other rows are presented now.
  mutating func scroll(toTop row: Int, of count: Int) -> Bool {
    guard length != nil else { return false }
    let old = rows(of: count)
    top = row
    return rows(of: count) != old
  }
}

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
