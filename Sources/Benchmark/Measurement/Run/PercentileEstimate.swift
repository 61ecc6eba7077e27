/// A percentile of single events' latencies, in seconds, with its interval.
package struct PercentileEstimate: Equatable, Codable, Sendable {
  package let value: Double
  /// The interval's ends, from resampling processes; `nil` with fewer than five processes.
  package let low: Double?
  package let high: Double?

  package init(value: Double, low: Double?, high: Double?) {
    self.value = value
    self.low = low
    self.high = high
  }
}
