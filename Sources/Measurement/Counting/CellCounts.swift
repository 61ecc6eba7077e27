/// What a label's run counts in a cell.
package struct CellCounts: Equatable, Codable, Sendable {
  package let cell: Cell
  package let label: String
  /// The very first run, by counter.
  package let first: [String: Int]
  /// Every run once warm, by counter; a counter that is not the same every time is missing.
  package var warm: [String: Int]
  /// The values of the counters that differed from run to run, in order.
  package let unstable: [String: [Int]]

  package init(
    cell: Cell, label: String, first: [String: Int], warm: [String: Int], unstable: [String: [Int]]
  ) {
    self.cell = cell
    self.label = label
    self.first = first
    self.warm = warm
    self.unstable = unstable
  }
}
