/// Events that are due at fixed ticks, even if the previous event has not ended.
///
/// An event starts when it is due, or when a late previous event ends. Its latency counts from when
/// it was *due*, so a slow event also delays the events that wait for it. In a closed loop the next
/// event would wait, and these delays would be missing ("coordinated omission").
///
/// The service times are measured, but the ticks are computed: start k = max(tick k, end k − 1).
/// This is the recursion of Lindley (Proceedings of the Cambridge Philosophical Society 48, 1952,
/// 277).
///
/// Two simplifications are made:
///
/// * Preparing and resetting an event take no time, since they stand for the outside world.
/// * Waiting does not cool the app down. After waiting for a real tick, caches and clock speed
///   would be colder.
package struct OpenLoop: Equatable, Sendable {
  /// The time from when an event was due to its end, by event.
  package let latencies: [Double]
  /// The number of events that ended after the next one was due.
  package let missed: Int

  /// Computes the latencies.
  ///
  /// - Parameters:
  ///   - serviceTimes: The durations of consecutive events.
  ///   - period: The time from one tick to the next, in the same unit.
  package init(serviceTimes: [Double], period: Double) {
    var latencies: [Double] = []
    var lateness = 0.0
    var missed = 0
    for time in serviceTimes {
      let latency = lateness + time
      latencies.append(latency)
      lateness = max(0, latency - period)
      if lateness > 0 { missed += 1 }
    }
    self.latencies = latencies
    self.missed = missed
  }
}
