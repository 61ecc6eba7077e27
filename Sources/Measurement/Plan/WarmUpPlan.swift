/// How long a workload runs before its epochs are recorded.
///
/// It is warm once all minimums are reached and two successive windows of epochs have similar
/// medians.
///
/// Source: how-we-measure.md, "Warm-up".
package struct WarmUpPlan: Equatable, Codable, Sendable {
  /// The minimum number of epochs.
  package var leastEpochs = 3
  /// The minimum number of seconds.
  package var leastSeconds = 0.02
  /// The number of epochs in a window.
  package var window = 5
  /// The share by which the medians of two windows may differ.
  package var tolerance = 0.02
  /// The maximum number of seconds.
  package var mostSeconds = 0.2

  /// Whether a workload is warm after `epochs`, in nanoseconds per step, which took `seconds`.
  package func isWarm(after epochs: [Double], seconds: Double) -> Bool {
    if epochs.isEmpty { return false }
    if seconds >= mostSeconds { return true }
    guard epochs.count >= leastEpochs, seconds >= leastSeconds, epochs.count >= 2 * window else {
      return false
    }
    let new = Statistics.median(epochs.suffix(window))
    let old = Statistics.median(epochs.dropLast(window).suffix(window))
    return abs(new - old) <= tolerance * old
  }
}
