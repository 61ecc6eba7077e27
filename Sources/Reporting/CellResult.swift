/// What one variant did in one interaction at one size.
package struct CellResult: Equatable, Codable, Sendable {
  package var architecture: String
  package var variant: String
  package var lane: String
  package var interaction: String
  package var size: Int
  /// Whether the app was right; a wrong one has no figures.
  package var correct: Bool
  /// Over Baseline; none for Baseline itself.
  package var ratio: RatioResult?
  package var latency: LatencyResult?
  /// Per run, by name; `null` where it could not be read.
  package var counters: [String: Int?]
  /// The counters of the very first run, which fills caches and has types made; none in files from
  /// before it was kept.
  package var firstRun: [String: Int]?
  /// The counters that differed from run to run, sorted: what is given is their median.
  package var varying: [String]
  /// Why a figure is missing, if it is missing from this cell alone.
  package var note: String?

  package init(
    architecture: String, variant: String, lane: String, interaction: String, size: Int,
    correct: Bool, ratio: RatioResult?, latency: LatencyResult?, counters: [String: Int?],
    firstRun: [String: Int]? = nil, varying: [String] = [], note: String?
  ) {
    self.architecture = architecture
    self.variant = variant
    self.lane = lane
    self.interaction = interaction
    self.size = size
    self.correct = correct
    self.ratio = ratio
    self.latency = latency
    self.counters = counters
    self.firstRun = firstRun
    self.varying = varying
    self.note = note
  }

  /// A counter that could be read.
  package func counter(_ name: String) -> Int? {
    counters[name] ?? nil
  }
}

/// A time over Baseline's, with its interval.
package struct RatioResult: Equatable, Codable, Sendable {
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// `faster`, `slower`, `equivalent` or `unresolved`; `withheld` where a control failed.
  package var verdict: String
  /// The least difference that counts in this cell, as a share.
  package var margin: Double
  /// How many processes would settle an unresolved verdict, as far as that can be foreseen.
  package var processesToSettle: Int?

  package init(
    estimate: Double, low: Double?, high: Double?, verdict: String, margin: Double,
    processesToSettle: Int?
  ) {
    self.estimate = estimate
    self.low = low
    self.high = high
    self.verdict = verdict
    self.margin = margin
    self.processesToSettle = processesToSettle
  }
}

/// Seconds per run, on this machine and in this run only.
package struct LatencyResult: Equatable, Codable, Sendable {
  /// The median.
  package var p50: Double
  /// The medians of the processes lie between these two.
  package var lowestProcess: Double
  package var highestProcess: Double

  package init(p50: Double, lowestProcess: Double, highestProcess: Double) {
    self.p50 = p50
    self.lowestProcess = lowestProcess
    self.highestProcess = highestProcess
  }
}
