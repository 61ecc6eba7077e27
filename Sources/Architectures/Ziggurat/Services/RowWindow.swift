/// Which rows of the list are in view.
struct RowWindow {
  /// The number of rows that the screen can show.
  private static let length = 15

  private var top = 0

  /// Returns the rows in view, of a number of rows.
  func rows(of count: Int) -> Range<Int> {
    let first = max(0, min(top, count - Self.length))
    return first..<min(first + Self.length, count)
  }

  /// Follows the user's scrolling, and returns whether other rows are in view now.
  mutating func scroll(toTop row: Int, of count: Int) -> Bool {
    let old = rows(of: count)
    top = row
    return rows(of: count) != old
  }
}
