/// The growth of an architecture's event time with the number of notes.
package struct GrowthResult: Equatable, Codable, Sendable {
  /// The event at one size.
  package struct Point: Equatable, Codable, Sendable {
    /// The number of things that grow.
    package var count: Int
    /// The number of notes.
    package var size: Int
    /// Seconds, the median over processes; `nil` if the event was not timed.
    package var seconds: Double?
    package var lowestProcess: Double?
    package var highestProcess: Double?
    /// `mallocs`, `viewWrites` and `bytes` of one event.
    package var counters: [String: Int]
    /// Why there are no figures, in one sentence.
    package var note: String?
  }

  package var architecture: String
  package var interaction: String
  /// What grows, such as `notes`.
  package var unit: String
  package var points: [Point]
  /// The exponent of the time over the last two decades.
  package var exponent: IntervalResult?
  /// The fixed part of the fitted line, in seconds.
  package var fixedSeconds: IntervalResult?
  package var secondsEach: IntervalResult?
  /// The exponents of `mallocs`, `viewWrites` and `bytes`.
  package var countExponents: [String: Double]
}

/// The differences between architectures in one case as view work becomes more expensive.
package struct SweepResult: Equatable, Codable, Sendable {
  /// An architecture at growing costs; each array has one figure for each cost.
  package struct Line: Equatable, Codable, Sendable {
    package var architecture: String
    /// Seconds of one event: the median over processes.
    package var seconds: [Double?]
    /// Ratios over Baseline, with intervals over processes; all `nil` for Baseline.
    package var ratios: [IntervalResult?]
    /// Ranks: 1 plus the number of architectures that are proven to be faster.
    package var ranks: [Int?]
    /// The event's view work, expressed as a number of view writes.
    package var writes: IntervalResult?
    /// The cost of a write, in nanoseconds, at which the ratio falls to 1.05, with the range of the
    /// processes.
    ///
    /// `nil` if the ratio never falls that low.
    package var nearBase: IntervalResult?
  }

  /// Two architectures that swap ranks.
  package struct Crossing: Equatable, Codable, Sendable {
    /// The faster architecture while view work is cheap, by its name in tables.
    package var first: String
    package var second: String
    /// The cost of a write, in nanoseconds, at which they swap.
    package var cost: IntervalResult
  }

  package var interaction: String
  package var size: Int
  /// The extra costs of a view write that were tried, in nanoseconds.
  package var costs: [Int]
  package var lines: [Line]
  package var crossings: [Crossing]
}

/// The memory of an architecture's idle app, and the memory that remains after the app ends.
package struct MemoryResult: Equatable, Codable, Sendable {
  /// One app.
  package struct App: Equatable, Codable, Sendable {
    /// The number of notes.
    package var size: Int
    /// Live blocks of malloc.
    package var liveBlocks: Int
    package var liveBytes: Int
    /// Blocks that remain after the app and its server end.
    package var survivingBlocks: Int
    package var survivingViews: Int
  }

  package var architecture: String
  package var apps: [App]
  /// Why some apps are missing, in one sentence.
  package var note: String?

  /// The memory that one more note takes: the slope from the fewest to the most.
  package struct Slope: Equatable, Sendable {
    package var blocks: Double
    package var bytes: Double
  }

  /// The memory of one more note; `nil` without apps of two sizes.
  package var perNote: Slope? {
    let sorted = apps.sorted { $0.size < $1.size }
    guard let few = sorted.first, let many = sorted.last, many.size > few.size else { return nil }
    let more = Double(many.size - few.size)
    return Slope(
      blocks: Double(many.liveBlocks - few.liveBlocks) / more,
      bytes: Double(many.liveBytes - few.liveBytes) / more)
  }

  /// Whether anything remains after the app and its server end.
  var leavesSomething: Bool {
    apps.contains { $0.survivingBlocks != 0 || $0.survivingViews != 0 }
  }

  /// The largest remainder, in words.
  var survivors: String {
    let blocks = apps.map(\.survivingBlocks).max { abs($0) < abs($1) } ?? 0
    let views = apps.map(\.survivingViews).max() ?? 0
    return "\(Figures.count(blocks)) blocks, \(Figures.count(views)) views"
  }
}
