/// What single events of a label take in a cell, in seconds.
///
/// A percentile is that of all events of all processes; its interval comes from drawing whole
/// processes again, since events of one process resemble each other.
package struct EventLatency: Equatable, Codable, Sendable {
  /// How many events, over all processes.
  package let events: Int
  package let processes: Int
  /// The medians of the processes.
  package let medians: Spread
  /// `nil` where there are too few events to say.
  package let p50: PercentileEstimate?
  package let p90: PercentileEstimate?
  package let p95: PercentileEstimate?
  package let p99: PercentileEstimate?
  /// The slowest event; drawing processes can only tell how far it may lie below.
  package let max: PercentileEstimate?
  package let openLoop: [OpenLoopLatency]
  /// The medians over processes of what the parts of an event take; they need not add up to `p50`.
  package let split: PhaseSplit?

  /// Below so many processes there are too few ways to draw them.
  private static let fewestProcesses = 5

  /// - Parameters:
  ///   - processes: The nanoseconds of each process's events, in their order.
  ///   - splits: The parts of an event in each process, in nanoseconds.
  ///   - rates: How often a second events are due in the open loop.
  ///   - alpha: The share of intervals that may miss.
  ///   - seed: What the processes are drawn from.
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

  /// Whether one event at least is expected beyond the percentile: 100 for the 99th.
  static func shows(_ percentile: Double, events: Int) -> Bool {
    Double(events) * (100 - percentile) >= 100
  }
}
