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
  /// Letters: architectures of a cell, Baseline among them, share one if they are not told apart.
  package var group: String?
  /// Above 2.8, its medians by process and place have several modes; none if they are too few.
  package var mValue: Double?
  /// The share of the cell's rounds that something else on the machine disturbed.
  package var disturbedShare: Double?
  /// What tables call the variant; none in files from before there were several.
  package var label: String?

  package init(
    architecture: String, variant: String, lane: String, interaction: String, size: Int,
    correct: Bool, ratio: RatioResult?, latency: LatencyResult?, counters: [String: Int?],
    firstRun: [String: Int]? = nil, varying: [String] = [], note: String?, group: String? = nil,
    mValue: Double? = nil, disturbedShare: Double? = nil, label: String? = nil
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
    self.group = group
    self.mValue = mValue
    self.disturbedShare = disturbedShare
    self.label = label
  }

  /// What tables call the variant: its architecture's name, if it is the headline.
  var name: String { label ?? architecture }

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
  /// The cell's `group`, for readers who look at ratios alone.
  package var group: String?
  /// The natural logarithm of the ratio in each process; their mean is that of the estimate.
  ///
  /// Another run is compared by these; `nil` in files of before they were written.
  package var values: [Double]?
}
