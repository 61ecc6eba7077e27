/// The same event at growing sizes of something, for fitting a growth exponent.
package struct GrowthSeries: Hashable, Codable, Sendable {
  /// An event at one size.
  package struct Point: Hashable, Codable, Sendable {
    /// The size, above 0.
    package let count: Int
    package let cell: BenchmarkCase

    package init(count: Int, cell: BenchmarkCase) {
      self.count = count
      self.cell = cell
    }
  }

  /// The event's name, as in `edit-visible`.
  package let name: String
  /// What grows, as in `notes`.
  package let unit: String
  /// The sizes, smallest first.
  package let points: [Point]

  package init(name: String, unit: String, points: [Point]) {
    self.name = name
    self.unit = unit
    self.points = points
  }
}
