import CProbes

/// Something that counts while a step is performed.
///
/// Several count at once, so `arm` and `disarm` must not do what another source counts: no
/// allocation; what they found is asked for later. What the process itself counts, such as calls of
/// malloc, is armed after all sources and disarmed before any: `arm` and `disarm` read where it stands.
@MainActor package protocol CounterSource: AnyObject {
  /// Starts from zero.
  func arm()
  /// Stops.
  func disarm()
  /// What was counted between the two, by name, as in `mallocs`.
  func read() -> [String: Int]
  /// What the process itself has to count between the two, as bits of `probe_arm`'s.
  var metrics: UInt32 { get }
}

extension CounterSource {
  package var metrics: UInt32 { 0 }
}

extension [any CounterSource] {
  /// What the process itself has to count for them.
  @MainActor var metrics: UInt32 { reduce(0) { $0 | $1.metrics } }

  /// What they count while `work` runs, by name.
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
