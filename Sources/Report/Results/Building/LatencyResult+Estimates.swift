package import Measurement

extension LatencyResult {
  /// Creates the result for single events.
  ///
  /// - Returns: `nil` if there are too few events for a median.
  package init?(_ latency: EventLatency) {
    guard let p50 = latency.p50?.value else { return nil }
    let figures = [
      ("p50", latency.p50), ("p90", latency.p90), ("p95", latency.p95), ("p99", latency.p99),
      ("max", latency.max),
    ]
    var intervals: [String: LatencyInterval] = [:]
    for (name, figure) in figures {
      guard let low = figure?.low, let high = figure?.high else { continue }
      intervals[name] = LatencyInterval(low: low, high: high)
    }
    self.init(
      p50: p50, lowestProcess: latency.medians.low, highestProcess: latency.medians.high,
      p90: latency.p90?.value, p95: latency.p95?.value, p99: latency.p99?.value,
      max: latency.max?.value, intervals: intervals, events: latency.events,
      processes: latency.processes, openLoop: latency.openLoop.map(OpenLoopResult.init),
      split: latency.split)
  }
}

extension OpenLoopResult {
  fileprivate init(_ latency: OpenLoopLatency) {
    self.init(
      hz: latency.hz, load: latency.load, p50: latency.p50, p99: latency.p99, max: latency.max,
      missed: latency.missed, events: latency.events)
  }
}
