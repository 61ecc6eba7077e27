/// The result of one architecture in one interaction at one size.
package struct CaseResult: Equatable, Codable, Sendable {
  package var architecture: String
  package var interaction: String
  package var size: Int
  /// Whether the app behaved correctly; a wrong app has no figures.
  package var correct: Bool
  /// The time over Baseline's; `nil` for Baseline itself.
  package var ratio: RatioResult?
  package var latency: LatencyResult?
  /// What an event costs more than in Baseline; `nil` for Baseline itself.
  package var added: AddedResult?
  /// The counters of one run, by name; `null` if a counter could not be read.
  package var counters: [String: Int?]
  /// The counters of the first run, which also fills caches and creates type metadata, where they
  /// differ from `counters`.
  ///
  /// `nil` in files from before they were stored.
  package var firstRun: [String: Int]?
  /// The sorted names of the counters that differed from run to run; `counters` has their median.
  package var varying: [String] = []
  /// Why a figure is missing, if it is missing from this case alone.
  package var note: String?
  /// Letters of the result's groups.
  ///
  /// Architectures of a case that share a letter show no proven difference. Baseline has letters
  /// too.
  package var group: String?
  /// The mValue of the medians by process and position; above 2.8 they have several modes.
  ///
  /// `nil` if there are too few medians.
  package var mValue: Double?
  /// The share of the case's epochs that were disturbed; see `RunSettings`.
  package var disturbedShare: Double?
  /// The number of epochs behind the ratio, over all processes.
  package var epochs: Int?

  /// Returns a counter's value, or `nil` if it could not be read.
  package func counter(_ name: String) -> Int? {
    counters[name] ?? nil
  }
}

/// A ratio of times over Baseline, with its interval.
package struct RatioResult: Equatable, Codable, Sendable {
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// The share of such intervals that hold the truth: 95 % for all of a case together.
  package var confidence: Double?
  /// `faster`, `slower`, `equivalent` or `unresolved`; `withheld` where a control failed.
  package var verdict: String
  /// The verdict with a margin of 5 %.
  package var verdictAt5: String?
  /// The smallest difference that counts, as a share.
  package var margin: Double
  /// The estimated number of processes that would settle an unresolved verdict.
  package var processesToSettle: Int?
  /// A copy of the case's `group`, for readers of ratios alone.
  package var group: String?
  /// The natural logarithm of the ratio in each process; its mean is the logarithm of the estimate.
  ///
  /// Used to compare two runs. `nil` in files from before it was stored.
  package var values: [Double]?
}

/// The identity of a result in a results file: an architecture, an interaction and a size.
package struct CaseKey: Hashable, Sendable {
  package let architecture: String
  package let interaction: String
  package let size: Int

  package init(_ result: CaseResult) {
    architecture = result.architecture
    interaction = result.interaction
    size = result.size
  }
}
