package import Measurement

/// Seconds per event, valid for this machine and this run only.
///
/// The figures pool single events of all processes, each timed alone. Without such a pass, `p50`
/// and its range come from epochs of many events, and all else is `null`.
package struct LatencyResult: Equatable, Codable, Sendable {
  /// The median.
  package var p50: Double
  /// The lowest of the processes' medians.
  package var lowestProcess: Double
  package var highestProcess: Double
  /// `null` if fewer than one event is expected beyond the percentile; `p99` needs 100 events.
  package var p90: Double?
  package var p95: Double?
  package var p99: Double?
  package var max: Double?
  /// The 95 % intervals by percentile name, from a bootstrap over processes.
  ///
  /// Empty with fewer than five processes.
  package var intervals: [String: LatencyInterval]
  /// The number of single events.
  package var events: Int
  package var processes: Int
  /// The latencies of events at a fixed rate, one entry for each rate.
  package var openLoop: [OpenLoopResult]
  /// The medians of an event's parts; `null` if they were not timed.
  package var split: PhaseSplit?

  package init(
    p50: Double, lowestProcess: Double, highestProcess: Double, p90: Double? = nil,
    p95: Double? = nil, p99: Double? = nil, max: Double? = nil,
    intervals: [String: LatencyInterval] = [:], events: Int = 0, processes: Int = 0,
    openLoop: [OpenLoopResult] = [], split: PhaseSplit? = nil
  ) {
    self.p50 = p50
    self.lowestProcess = lowestProcess
    self.highestProcess = highestProcess
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.max = max
    self.intervals = intervals
    self.events = events
    self.processes = processes
    self.openLoop = openLoop
    self.split = split
  }

  /// Encodes missing values as `null`, so that a reader can see that they are missing on purpose.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(p50, forKey: .p50)
    try container.encode(lowestProcess, forKey: .lowestProcess)
    try container.encode(highestProcess, forKey: .highestProcess)
    try container.encode(p90, forKey: .p90)
    try container.encode(p95, forKey: .p95)
    try container.encode(p99, forKey: .p99)
    try container.encode(max, forKey: .max)
    try container.encode(intervals, forKey: .intervals)
    try container.encode(events, forKey: .events)
    try container.encode(processes, forKey: .processes)
    try container.encode(openLoop, forKey: .openLoop)
    try container.encode(split, forKey: .split)
  }
}

/// The bounds of a percentile's interval, in seconds.
package struct LatencyInterval: Equatable, Codable, Sendable {
  package var low: Double
  package var high: Double
}
