/// The differences between architectures in one case as view work becomes more expensive.
package struct SweepResult: Equatable, Codable, Sendable {
  /// An architecture at growing costs; each array has one figure for each cost.
  package struct Line: Equatable, Codable, Sendable {
    package var architecture: String
    /// Seconds of one event: the median over processes.
    package var seconds: [Double?]
    /// Ratios over Baseline, with intervals over processes; all `nil` for Baseline.
    package var ratios: [IntervalResult?]
    /// Ranks: 1 plus the number of architectures that are proven to be faster.
    package var ranks: [Int?]
    /// The event's view work, expressed as a number of view writes.
    package var writes: IntervalResult?
    /// The cost of a write, in nanoseconds, at which the ratio falls to 1.05, with the range of the
    /// processes.
    ///
    /// `nil` if the ratio never falls that low.
    package var nearBase: IntervalResult?
  }

  /// Two architectures that swap ranks.
  package struct Crossing: Equatable, Codable, Sendable {
    /// The faster architecture while view work is cheap, by its name in tables.
    package var first: String
    package var second: String
    /// The cost of a write, in nanoseconds, at which they swap.
    package var cost: IntervalResult
  }

  package var interaction: String
  package var size: Int
  /// The extra costs of a view write that were tried, in nanoseconds.
  package var costs: [Int]
  package var lines: [Line]
  package var crossings: [Crossing]
}
