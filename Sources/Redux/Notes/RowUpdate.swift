/// What the last change of the rows was, and its number.
///
/// A list that shows the revision before it needs no comparison of ids: it makes the same steps. A
/// list that shows any other one takes all rows anew.
nonisolated struct RowUpdate: Equatable, Codable, Sendable {
  private(set) var revision = 0
  private(set) var change = Change.none
  /// Whether the list is to be seen from its top.
  private(set) var scrollsToTop = false

  enum Change: Equatable, Codable, Sendable {
    case none
    /// There are some for the first time.
    case loaded
    /// One note after the other.
    case steps([Step])
    /// So many at once, or in another order, that only the ids tell.
    case replaced
  }

  /// What becomes of one row; rows that only get another content are no matter of this.
  enum Step: Equatable, Codable, Sendable {
    case inserted(Int)
    case removed(Int)
    /// `to` counts without the row.
    case moved(from: Int, to: Int)
  }

  /// Takes over what has just happened to the rows.
  mutating func record(_ change: Change, scrollsToTop: Bool = false) {
    revision += 1
    self.change = change
    self.scrollsToTop = scrollsToTop
  }
}
