package import Measurement

/// The self-check of the harness: each property with its goal and the result.
///
/// Source: the project's claims about its measurements, in README.
package struct SelfCheck {
  let live: LiveMeasurements?
  let mallocs: [MallocComparison]
  let records: [RunRecord]

  /// - Parameters:
  ///   - live: the measurements of this moment; `nil` if they were not requested.
  ///   - mallocs: the counts of malloc calls by this project and by callgrind.
  ///   - records: the runs that were made for the self-check.
  package init(live: LiveMeasurements?, mallocs: [MallocComparison], records: [RunRecord]) {
    self.live = live
    self.mallocs = mallocs
    self.records = records
  }

  /// All rows, measured or not.
  package var rows: [SelfCheckRow] {
    counting + clock + falsePositives + injected + widths + unresolved + repeatability
      + oppositeVerdicts + times
  }

  // MARK: - Words

  static let unknown = "not measured"

  static func share(_ part: Int, _ all: Int) -> String {
    Figures.percent(Double(part) / Double(max(1, all)))
  }

  /// Returns up to four of the things, in parentheses.
  static func list(_ things: [String]) -> String {
    guard !things.isEmpty else { return "" }
    let more = things.count > 4 ? " and \(things.count - 4) more" : ""
    return " (\(things.prefix(4).joined(separator: "; "))\(more))"
  }
}

/// The number of malloc calls in a workload, counted by this project and by callgrind.
///
/// Written by `Scripts/check-mallocs`.
package struct MallocComparison: Equatable, Codable, Sendable {
  package var architecture: String
  package var interaction: String
  package var size: Int
  /// The number of runs that both counted.
  package var iterations: Int
  /// This project's count; `nil` if it could not be read.
  package var counted: Int?
  package var callgrind: Int
}

/// The results that a self-check measures itself within seconds; all others come from recorded
/// runs.
package struct LiveMeasurements: Sendable {
  /// Nanoseconds per step of an empty workload: the median and the range of several epochs.
  package var emptyStep = Interval(estimate: .nan, low: .nan, high: .nan)
  /// The clock's overhead after subtracting its median, as a share of an epoch: the median.
  package var residualOverhead = 0.0
  /// The number of repeats of each run for the counters.
  package var repeats = 0
  /// The number of counters that were read, over all interactions and architectures.
  package var counters = 0
  /// The counters that differed between repeats, such as `start, MVVM: bytes`.
  package var varying: [String] = []
  /// The cases with a retain balance other than 0, such as `sort, Redux: +2`.
  package var openLedgers: [String] = []
  /// The number of cases with a known retain balance.
  package var ledgers = 0
  /// Why counters could not be read, by name.
  package var unavailable: [String: String] = [:]

  package init() {}
}
