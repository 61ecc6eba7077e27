/// Something that counts while a step is performed.
///
/// Several count at once, so `arm` and `disarm` must not do what another source counts: no
/// allocation; what they found is asked for later.
@MainActor package protocol CounterSource: AnyObject {
  /// Starts from zero.
  func arm()
  /// Stops.
  func disarm()
  /// What was counted between the two, by name, as in `mallocs`.
  func read() -> [String: Int]
}
