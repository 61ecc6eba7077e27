import CProbes

/// A source of counters that run while a step is performed.
///
/// Several sources count at once. So `arm` and `disarm` must do nothing that another source counts,
/// and must not allocate. The results are read later.
/// The process's own counters, such as calls of malloc, start after all sources are armed and stop
/// before any is disarmed. For these, `arm` and `disarm` read the totals.
@MainActor package protocol CounterSource: AnyObject {
  /// Starts counting from zero.
  func arm()
  /// Stops counting.
  func disarm()
  /// Returns the counts between the two, by name, as in `mallocs`.
  func read() -> [String: Int]
  /// The process's own counters that the source needs, as bits of `probe_arm`'s `metrics`.
  var metrics: UInt32 { get }
}

extension CounterSource {
  package var metrics: UInt32 { 0 }

  /// Counts while `work` runs, and returns the counts by name; peaks begin anew.
  package func measure(_ work: () throws -> Void) rethrows -> [String: Int] {
    probe_malloc_start_peak()
    arm()
    probe_arm(metrics)
    defer { probe_disarm() }
    try work()
    probe_disarm()
    disarm()
    return read()
  }
}

extension [any CounterSource] {
  /// The process's own counters that the sources need.
  @MainActor var metrics: UInt32 { reduce(0) { $0 | $1.metrics } }

  /// Counts while `work` runs, and returns the counts by name with the result.
  @MainActor func measure<Result>(_ work: () -> Result) -> (counts: [String: Int], result: Result) {
    let metrics = metrics
    for source in self { source.arm() }
    probe_arm(metrics)
    let result = work()
    probe_disarm()
    for source in reversed() { source.disarm() }
    return (reduce(into: [:]) { $0.merge($1.read(), uniquingKeysWith: +) }, result)
  }
}

/// The reason why a counter is not available here.
///
/// A counter that is not available is never reported as 0.
package struct Unavailable: Error, Equatable, CustomStringConvertible {
  /// A sentence that says what is missing, why, and what to do.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
