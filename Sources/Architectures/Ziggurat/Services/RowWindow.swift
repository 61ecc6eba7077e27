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
