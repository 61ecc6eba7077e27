/// A contestant's latencies in a case if events are due at a fixed rate; see `OpenLoop`.
package struct OpenLoopLatency: Equatable, Codable, Sendable {
  /// How many events per second are due.
  package let hz: Double
  /// The mean service time over the time between ticks.
  ///
  /// From 1 on, the queue grows with every event. The latencies then depend mainly on how many
  /// events there were.
  package let load: Double
  /// Seconds from when an event was due; `nil` if there are too few events for the percentile.
  package let p50: Double
  package let p99: Double?
  package let max: Double
  /// The share of events that ended after the next one was due.
  package let missed: Double
  package let events: Int

  /// - Parameters:
  ///   - processes: The nanoseconds of each process's events, in their order; at least one event.
  ///   - hz: How many events per second are due.
  package init(_ processes: [[Double]], hz: Double) {
    self.hz = hz
    let loops = processes.map { OpenLoop(serviceTimes: $0, period: 1e9 / hz) }
    let latencies = loops.flatMap(\.latencies).sorted()
    events = latencies.count
    load = Statistics.mean(Array(processes.joined())) * hz / 1e9
    p50 = Statistics.percentile(50, of: latencies) / 1e9
    p99 =
      EventLatency.shows(99, events: events)
      ? Statistics.percentile(99, of: latencies) / 1e9 : nil
    max = (latencies.last ?? 0) / 1e9
    missed = Double(loops.map(\.missed).reduce(0, +)) / Double(events)
  }
}
