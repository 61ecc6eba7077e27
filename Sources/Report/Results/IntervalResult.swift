package import Measurement

/// A figure with its interval over processes, at 95 %.
package struct IntervalResult: Equatable, Codable, Sendable {
  package var estimate: Double
  /// The lower bound; `nil` with fewer than two processes.
  package var low: Double?
  package var high: Double?
}

extension IntervalResult {
  package init(_ interval: MeanInterval) {
    self.init(estimate: interval.mean, low: interval.low, high: interval.high)
  }
}
