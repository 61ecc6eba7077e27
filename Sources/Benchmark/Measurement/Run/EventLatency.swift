/// How long single events of a contestant take in a case, in seconds.
///
/// A percentile is computed from all events of all processes. Its interval comes from resampling
/// whole processes, since events of one process resemble each other.
package struct EventLatency: Equatable, Codable, Sendable {
  /// How many events there are, over all processes.
  package let events: Int
  package let processes: Int
  /// The spread of the processes' medians.
  package let medians: Spread
  /// The percentiles; `nil` if there are too few events for one.
  package let p50: PercentileEstimate?
  package let p90: PercentileEstimate?
  package let p95: PercentileEstimate?
  package let p99: PercentileEstimate?
  /// The slowest event.
  ///
  /// Resampling can only say how far the true maximum may lie below it.
  package let max: PercentileEstimate?
  package let openLoop: [OpenLoopLatency]
  /// The medians over processes of the durations of an event's parts.
  ///
  /// They need not add up to `p50`.
  package let split: PhaseSplit?

  /// The fewest processes that can be resampled; fewer have too few combinations.
  private static let fewestProcesses = 5

  /// Returns `nil` if there are no events.
  ///
  /// - Parameters:
  ///   - processes: The nanoseconds of each process's events, in their order.
  ///   - splits: The durations of an event's parts in each process, in nanoseconds.
  ///   - rates: How many events per second are due in the open loop.
  ///   - alpha: The share of intervals that may miss.
  ///   - seed: The seed of the resampling.
  package init?(
    _ processes: [[Double]], splits: [PhaseSplit] = [], rates: [Double], alpha: Double,
    seed: UInt64
  ) {
    let processes = processes.filter { !$0.isEmpty }
    guard let medians = Spread(processes.map { Statistics.median($0) / 1e9 }) else { return nil }
    let all = processes.flatMap(\.self).sorted()
    let bootstrap =
      processes.count < Self.fewestProcesses
      ? nil : ProcessBootstrap(processes: processes, seed: seed)
    func estimate(_ percentile: Double) -> PercentileEstimate {
      let interval = bootstrap?.interval(percentile: percentile, alpha: alpha)
      return PercentileEstimate(
        value: Statistics.percentile(percentile, of: all) / 1e9,
        low: interval.map { $0.low / 1e9 }, high: interval.map { $0.high / 1e9 })
    }
    func shown(_ percentile: Double) -> PercentileEstimate? {
      Self.shows(percentile, events: all.count) ? estimate(percentile) : nil
    }
    events = all.count
    self.processes = processes.count
    self.medians = medians
    p50 = shown(50)
    p90 = shown(90)
    p95 = shown(95)
    p99 = shown(99)
    max = estimate(100)
    split = PhaseSplit(mediansOf: splits)?.inSeconds
    openLoop = rates.map { OpenLoopLatency(processes, hz: $0) }
  }

  /// Whether at least one event is expected beyond the percentile: the 99th needs 100 events.
  static func shows(_ percentile: Double, events: Int) -> Bool {
    Double(events) * (100 - percentile) >= 100
  }
}
