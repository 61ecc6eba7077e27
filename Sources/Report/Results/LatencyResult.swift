package import Measurement

/// Seconds per run of an interaction, valid for this machine and this run only.
///
/// They come from the same epochs as the ratio.
package struct LatencyResult: Equatable, Codable, Sendable {
  /// The mean over processes of the median over epochs.
  package var p50: Double
  /// The lowest of the processes' medians.
  package var lowestProcess: Double
  package var highestProcess: Double
  /// A run right after another run of the same contestant; `estimate` is `p50`.
  package var warm: LatencyInterval
  /// The first run after the other contestants' turns; `null` if it is not timed alone.
  package var cold: LatencyInterval?
  /// The median seconds of the parts of a run, which need not add up to `p50`; `null` if they were
  /// not timed.
  package var architecture: Double?
  package var layout: Double?
  package var display: Double?

  package init(
    p50: Double, lowestProcess: Double, highestProcess: Double, warm: LatencyInterval,
    cold: LatencyInterval? = nil, architecture: Double? = nil, layout: Double? = nil,
    display: Double? = nil
  ) {
    self.p50 = p50
    self.lowestProcess = lowestProcess
    self.highestProcess = highestProcess
    self.warm = warm
    self.cold = cold
    self.architecture = architecture
    self.layout = layout
    self.display = display
  }

  /// Returns `nil` if there are no times.
  package init?(_ times: CaseTimes) {
    guard let spread = Spread(times.seconds), let warm = LatencyInterval(times.seconds) else {
      return nil
    }
    self.init(
      p50: warm.estimate, lowestProcess: spread.low, highestProcess: spread.high, warm: warm,
      cold: LatencyInterval(times.firsts), architecture: times.split?.architecture,
      layout: times.split?.layout, display: times.split?.display)
  }

  /// The parts of a run, the app's own code first; `nil` if they were not timed.
  var parts: [Double]? {
    guard let architecture, let layout, let display else { return nil }
    return [architecture, layout, display]
  }

  /// Encodes missing values as `null`, so that a reader can see that they are missing on purpose.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(p50, forKey: .p50)
    try container.encode(lowestProcess, forKey: .lowestProcess)
    try container.encode(highestProcess, forKey: .highestProcess)
    try container.encode(warm, forKey: .warm)
    try container.encode(cold, forKey: .cold)
    try container.encode(architecture, forKey: .architecture)
    try container.encode(layout, forKey: .layout)
    try container.encode(display, forKey: .display)
  }
}

/// A median in seconds: the mean over processes, with its 95 % interval.
package struct LatencyInterval: Equatable, Codable, Sendable {
  package var estimate: Double
  /// The interval's ends; `nil` with fewer than two processes.
  package var low: Double?
  package var high: Double?

  package init(estimate: Double, low: Double?, high: Double?) {
    self.estimate = estimate
    self.low = low
    self.high = high
  }

  /// Returns `nil` if there are no values.
  init?(_ values: [Double]) {
    guard let mean = MeanInterval(values, alpha: 0.05) else { return nil }
    self.init(estimate: mean.mean, low: mean.low, high: mean.high)
  }
}
