package import Measurement

/// The result of a variant in an event at a size, as a run measures it and `results.json` stores it.
package struct Cell: Equatable, Codable, Sendable {
  package var event: String
  /// The number of notes.
  package var size: Int
  /// An architecture, a form, or a control such as `S`.
  package var architecture: VariantID
  /// Whether the app behaved correctly; a wrong app has no figures.
  package var correct = true
  /// Why a figure is missing, if it is missing from this cell alone.
  package var note: String?

  /// The time over Baseline's; `nil` for Baseline itself.
  package var ratio: Interval?
  package var verdict: Verdict?
  /// The smallest difference that counts in this event, as a share.
  package var margin: Double?
  /// The seconds that one event takes longer than in Baseline, below 0 if it is faster.
  package var added: Interval?

  /// The number of events in one run of the interaction.
  package var eventsPerRun = 1
  /// The seconds of one event; `nil` if it was not timed.
  package var eventTime: Interval?
  /// The instructions of one event; `nil` if they were not counted.
  package var instructions: Int?
  /// The calls of malloc of one event; `nil` if they could not be counted.
  package var mallocs: Double?

  /// Seconds per run, valid for this machine and this run only.
  package var latency: Latency?
  /// The counters of one run, by name; `null` if a counter could not be read.
  package var counters: [String: Int?] = [:]
  /// The counters of the first run, which also fills caches, where they differ from `counters`.
  package var firstRun: [String: Int] = [:]
  /// The sorted names of the counters that differed from run to run; `counters` has their median.
  package var varying: [String] = []

  /// The logarithm of the ratio in each process, by the process's number.
  package var values: [Int: Double] = [:]
  /// The number of epochs behind the ratio, over all processes.
  package var epochs: Int?

  package init(_ architecture: VariantID, _ event: String, _ size: Int) {
    self.architecture = architecture
    self.event = event
    self.size = size
  }

  /// Returns a counter's value, or `nil` if it could not be read.
  package func counter(_ name: String) -> Int? { counters[name] ?? nil }

  /// The logarithms of the ratio in the order of the processes.
  package var logRatios: [Double] { values.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether its figures enter others: it is right, and its control did not fail.
  package var isUsable: Bool { correct && verdict != .withheld }

  /// What one event takes, from the counters of a run.
  package mutating func countPerEvent() {
    instructions = counter("instructions").map { $0 / eventsPerRun }
    mallocs = counter("mallocs").map { Double($0) / Double(eventsPerRun) }
  }
}

/// Seconds per run of an interaction; they come from the same epochs as the ratio.
package struct Latency: Equatable, Codable, Sendable {
  /// A run right after another run of the same variant.
  package var warm: Interval
  /// The first run after the other variants' turns; `nil` if it is not timed alone.
  package var cold: Interval?
}
