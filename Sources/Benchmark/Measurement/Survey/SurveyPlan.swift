/// The scope and the effort of the surveys, the coarser passes beside the main measurement.
package struct SurveyPlan: Equatable, Codable, Sendable {
  /// Events at growing costs of a view write; `nil` for no such pass.
  package var sweep: SweepPlan?
  /// The sizes at which apps' memory is counted; `nil` for no such pass.
  package var memory: MemoryPlan?
  package var effort = SurveyEffort()

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { points.isEmpty && memory == nil }

  /// The points that are timed.
  package var points: [SurveyPoint] { sweep?.points ?? [] }
}

/// The cases that are timed, and the costs of a view write.
package struct SweepPlan: Equatable, Codable, Sendable {
  package var cells: [BenchmarkCase]
  /// The additional costs of a view write in nanoseconds, rising from 0.
  package var costs: [Int]

  package init(cells: [BenchmarkCase], costs: [Int] = [0, 500, 2_000, 10_000]) {
    self.cells = cells
    self.costs = costs
  }

  package var points: [SurveyPoint] {
    cells.flatMap { cell in costs.map { SurveyPoint(cell: cell, nanosecondsPerWrite: $0) } }
  }
}

/// The sizes at which an app's memory is counted.
package struct MemoryPlan: Equatable, Codable, Sendable {
  /// Numbers of notes, rising; the memory per note is the slope from the first to the last.
  package var sizes: [Int]

  package init(sizes: [Int] = [1_000, 10_000]) {
    self.sizes = sizes
  }
}

/// An event at a size and at a cost of view work.
package struct SurveyPoint: Hashable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The additional cost of a view write, in nanoseconds.
  package var nanosecondsPerWrite: Int = 0
}

/// How thoroughly single events are timed at a point.
package struct SurveyEffort: Equatable, Codable, Sendable {
  package var processes = 5
  /// Seconds for a contestant at a point, preparing and resetting included.
  package var secondsPerPoint = 0.02
  /// The minimum number of events, whatever time they take.
  package var fewestEvents = 5
  /// The minimum number of events if one takes longer than `longSeconds`.
  package var fewestLongEvents = 3
  package var longSeconds = 0.5
  /// The maximum number of events.
  package var mostEvents = 1_000
  /// A contestant is left out at a point if its events would take more seconds than this.
  package var mostSecondsPerPoint = 20.0

  package init() {}
}
