/// All samples of a run, and the failures that explain what is missing.
package struct RunSamples: Equatable, Codable, Sendable {
  package let plan: RunPlan
  package let contestants: Contestants
  /// The requested cases.
  package let cells: [BenchmarkCase]
  package let seed: UInt64
  /// How the cases were measured; a case that the pilot could not perform is missing.
  package var cellPlans: [CasePlan] = []
  /// The expected duration of a timing process, from the pilot's costs, in seconds.
  package var forecastProcessSeconds = 0.0
  package var processes: [ProcessSamples] = []
  package var counts: [CaseCounts] = []
  /// The counters that are not available, with the reasons.
  package var unavailable: [String: String] = [:]
  package var failures: [RunFailure] = []
  package var isInterrupted = false

  /// Returns why `contestant` has no results in `cell`: it was wrong, could not perform it, or
  /// crashed.
  package func failure(of contestant: String, in cell: BenchmarkCase) -> RunFailure? {
    failures.first { $0.what?.covers(contestant, in: cell) ?? false }
  }

  /// Adds a failure, unless it is already listed.
  mutating func add(_ failure: RunFailure) {
    let isKnown = failures.contains {
      $0.what != nil && $0.what == failure.what && $0.reason == failure.reason
    }
    if !isKnown { failures.append(failure) }
  }
}

/// The samples of one timing process.
///
/// It has up to two workers; see `CasePlan.isApart`.
package struct ProcessSamples: Equatable, Codable, Sendable {
  /// Its number, from 0; a process without results is missing.
  package let process: Int
  /// The nanoseconds of the fixed work that calibrates machines, after each place.
  package var calibration: [Double] = []
  package let cells: [CaseSamples]
  /// Seconds from its start to its end.
  package let seconds: Double

  /// Joins the samples of the two workers of one process.
  static func joined(_ first: ProcessSamples?, _ second: ProcessSamples) -> ProcessSamples {
    guard let first else { return second }
    return ProcessSamples(
      process: first.process, calibration: first.calibration + second.calibration,
      cells: first.cells + second.cells, seconds: first.seconds + second.seconds)
  }
}

/// Something that is missing from a run.
package struct RunFailure: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The task that failed, as in `process 3`.
  package let worker: String
  /// The contestant and case that it concerns; `nil` if the whole worker failed.
  package let what: Exclusion?
  /// The reason, as a sentence.
  package let reason: String
  /// Whether the contestant ran and was wrong; otherwise the worker failed.
  package var isWrongResult = false
  /// What the run lacks if the whole task failed, as a clause.
  package var loss = "Figures are missing"

  /// What is missing, then which task failed and why.
  package var description: String {
    "\(cost). In \(worker): \(reason)"
  }

  private var cost: String {
    guard let what else { return loss }
    let notes = what.size == 1 ? "note" : "notes"
    let place = "\(what.interaction ?? "any interaction") at \(what.size) \(notes)"
    return isWrongResult
      ? "\(what.contestant) differs from Baseline in \(place), so it has no figures"
      : "\(what.contestant) has no figures for \(place)"
  }
}
