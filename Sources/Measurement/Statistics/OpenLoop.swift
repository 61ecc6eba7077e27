/// Events that are due at fixed ticks, whether the last one has ended or not.
///
/// An event starts when it is due or, if the last one is late, as soon as that ends; its latency
/// counts from when it was *due*, so that a slow event shows in those that it held up as well
/// (a closed loop, in which the next event waits, omits just these: "coordinated omission").
///
/// The service times are measured, the ticks are not waited for: start k = max(tick k, end k − 1),
/// the recursion of Lindley (Proceedings of the Cambridge Philosophical Society 48, 1952, 277).
/// Two things are taken as free. Preparing and resetting an event cost no time, since they stand for
/// the outside world; and idling costs no warmth: after waiting for a real tick, caches and clock
/// speed are colder than here.
package struct OpenLoop: Equatable, Sendable {
  /// By event, from when it was due to its end.
  package let latencies: [Double]
  /// How many events ended after the next one was due.
  package let missed: Int

  /// - Parameters:
  ///   - serviceTimes: How long consecutive events take by themselves.
  ///   - period: From one tick to the next, in the same unit.
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
