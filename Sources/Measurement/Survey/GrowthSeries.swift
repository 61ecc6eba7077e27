/// The same event at growing sizes of something: what a growth exponent is fitted to.
package struct GrowthSeries: Hashable, Codable, Sendable {
  /// An event at one size.
  package struct Point: Hashable, Codable, Sendable {
    /// How many there are of what grows, above 0.
    package let count: Int
    package let cell: Cell

    package init(count: Int, cell: Cell) {
      self.count = count
      self.cell = cell
    }
  }

  /// What the event is called, as in `edit-visible`.
  package let name: String
  /// What grows, in words, as in `notes`.
  package let unit: String
  /// Smaller sizes first.
  package let points: [Point]

  package init(name: String, unit: String, points: [Point]) {
    self.name = name
    self.unit = unit
    self.points = points
  }
}
