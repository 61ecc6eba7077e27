/// The results that a self-check measures itself within seconds; all others come from recorded
/// runs.
package struct LiveMeasurements: Equatable, Codable, Sendable {
  /// Nanoseconds per step of an empty workload: the median and the range of several epochs.
  package var emptyStep: Range
  /// The clock's overhead after subtracting its median, as a share of an epoch: the median.
  package var residualOverhead: Double
  /// The number of repeats of each run for the counters.
  package var repeats: Int
  /// The number of counters that were read, over all interactions and architectures.
  package var counters: Int
  /// The counters that differed between repeats, such as `start, MVVM: bytes`.
  package var varying: [String]
  /// The cases with a retain balance other than 0, such as `sort, Redux: +2`.
  package var openLedgers: [String]
  /// The number of cases with a known retain balance.
  package var ledgers: Int
  /// Why counters could not be read, by name.
  package var unavailable: [String: String]

  /// A median with the range of its values.
  package struct Range: Equatable, Codable, Sendable {
    package var median: Double
    package var low: Double
    package var high: Double

    package init(median: Double, low: Double, high: Double) {
      self.median = median
      self.low = low
      self.high = high
    }
  }

  package init(
    emptyStep: Range, residualOverhead: Double, repeats: Int, counters: Int, varying: [String],
    openLedgers: [String], ledgers: Int, unavailable: [String: String]
  ) {
    self.emptyStep = emptyStep
    self.residualOverhead = residualOverhead
    self.repeats = repeats
    self.counters = counters
    self.varying = varying
    self.openLedgers = openLedgers
    self.ledgers = ledgers
    self.unavailable = unavailable
  }
}
