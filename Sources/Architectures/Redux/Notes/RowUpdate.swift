/// The last change of the list's rows, with its number.
///
/// A list that shows the previous revision repeats the recorded steps and compares no ids. A list
/// that shows an older one takes all rows again.
nonisolated struct RowUpdate: Equatable, Codable, Sendable {
  private(set) var revision = 0
  private(set) var change = Change.none
  private(set) var scrollsToTop = false

  enum Change: Equatable, Codable, Sendable {
    case none
    /// The first load has given the list its rows.
    case loaded
    /// Single rows have changed, in this order.
    case steps([Step])
    /// Too many rows have changed, or they have another order, so all ids count.
    case replaced
  }

  /// A change of one row's place; a change of its content is none.
  enum Step: Equatable, Codable, Sendable {
    case inserted(Int)
    case removed(Int)
    /// `to` is counted after the row has been taken out.
    case moved(from: Int, to: Int)
  }

  mutating func record(_ change: Change, scrollsToTop: Bool = false) {
    revision += 1
    self.change = change
    self.scrollsToTop = scrollsToTop
  }
}
