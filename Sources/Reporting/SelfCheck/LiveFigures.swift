/// What a self-check finds out by itself, in some seconds; the rest is read off recorded runs.
package struct LiveFigures: Equatable, Codable, Sendable {
  /// Nanoseconds per step that a subject reads that does nothing, as the median and the range of
  /// some epochs.
  package var emptyStep: Range
  /// The clock's overhead that is left once its median is subtracted, over an epoch's length: the
  /// median, as a share.
  package var residualOverhead: Double
  /// How often each run was repeated for the counters.
  package var repeats: Int
  /// How many counters were read, over all interactions and architectures.
  package var counters: Int
  /// Those of them that were not the same in all repeats, as `start, MVVM: bytes`.
  package var varying: [String]
  /// Where the ledger of references did not close, as `sort, Redux: +2`.
  package var openLedgers: [String]
  /// In how many cells the ledger was read.
  package var ledgers: Int
  /// Why counters could not be read at all.
  package var unavailable: [String: String]

  /// A median, and what it was taken of.
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
