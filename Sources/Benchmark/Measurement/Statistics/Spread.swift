/// The median and the range of a figure that differs from process to process.
package struct Spread: Equatable, Codable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double

  package init(median: Double, low: Double, high: Double) {
    self.median = median
    self.low = low
    self.high = high
  }

  /// Returns `nil` if there are no values.
  package init?(_ values: [Double]) {
    guard let low = values.min(), let high = values.max() else { return nil }
    self.low = low
    self.high = high
    median = Statistics.median(values)
  }
}
