/// What remains of the differences in one cell if view work costs more.
package struct SweepResult: Equatable, Codable, Sendable {
  /// An architecture at growing costs; figures are by cost.
  package struct Line: Equatable, Codable, Sendable {
    package var architecture: String
    package var variant: String
    package var lane: String
    /// Seconds of one event, the median over processes.
    package var seconds: [Double?]
    /// Over Baseline, with intervals over processes; of Baseline none.
    package var ratios: [IntervalResult?]
    /// 1 and the number of architectures that are faster beyond doubt.
    package var ranks: [Int?]
    /// How many writes the event's view work costs as much as.
    package var writes: IntervalResult?
    /// At how many nanoseconds a write the ratio falls to 1.05, and the range of the processes;
    /// none if it never does.
    package var nearBase: IntervalResult?
  }

  /// Two that change places.
  package struct Crossing: Equatable, Codable, Sendable {
    /// The faster one while view work is cheap, as tables call it.
    package var first: String
    package var second: String
    /// In nanoseconds a write.
    package var cost: IntervalResult
  }

  package var interaction: String
  package var size: Int
  /// Nanoseconds that a view write costs besides what it costs anyway.
  package var costs: [Int]
  package var lines: [Line]
  package var crossings: [Crossing]
}
