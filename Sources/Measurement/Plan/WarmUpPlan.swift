/// How long a subject runs before its epochs count.
///
/// Source: the project's specification of measuring, "Warm-up".
package struct WarmUpPlan: Equatable, Codable, Sendable {
  /// At least so many epochs.
  package var leastEpochs = 3
  /// And at least so many seconds.
  package var leastSeconds = 0.02
  /// Until two windows of so many epochs.
  package var window = 5
  /// Have medians that differ by at most this share.
  package var tolerance = 0.02
  /// But never longer than this many seconds.
  package var mostSeconds = 0.2

  package init() {}

  package init(leastSeconds: Double, mostSeconds: Double) {
    self.leastSeconds = leastSeconds
    self.mostSeconds = mostSeconds
  }

  /// Whether a subject is warm after `epochs` (nanoseconds per step each) in `seconds`.
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
