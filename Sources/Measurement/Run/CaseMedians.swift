import Foundation

/// The medians of a case by contestant: all that is said of its times is computed from them.
package struct CaseMedians: Sendable {
  /// The half-width that the intervals of control S should have at most, as a logarithm.
  package static let controlGoal = 0.005

  package let place: BenchmarkCase
  package let contestants: Contestants
  package let plan: RunPlan
  /// The medians of all processes, by contestant.
  package let byContestant: [String: [ProcessMedians]]

  /// Returns `nil` if there are no medians of the base.
  package init?(
    _ rows: [ProcessMedians], in place: BenchmarkCase, of contestants: Contestants, plan: RunPlan
  ) {
    byContestant = Dictionary(grouping: rows, by: \.contestant)
    guard byContestant[contestants.base] != nil else { return nil }
    (self.place, self.contestants, self.plan) = (place, contestants, plan)
  }

  /// A contestant's log ratios by process; the base has 0.
  package func logRatios(of contestant: String) -> [Int: Double] {
    let isBase = contestant == contestants.base
    return (byContestant[contestant] ?? []).reduce(into: [:]) {
      $0[$1.process] = isBase ? 0 : $1.logRatio
    }
  }

  /// The logarithm of a contestant's ratio, with its interval over processes.
  package func logRatio(of contestant: String) -> Interval? {
    Interval(
      logRatios(of: contestant).sorted { $0.key < $1.key }.map(\.value), alpha: alpha)
  }

  /// The share of errors, divided by the number of comparisons with the base, controls included.
  package var alpha: Double { plan.alpha / Double(max(1, byContestant.count - 1)) }

  /// The controls that run the base's code, at the same place.
  package var sameCode: [String] {
    contestants.controls.filter { $0.variant == contestants.base }.map(\.name)
  }

  /// Whether all intervals are so narrow that more processes would not tell more.
  var isNarrow: Bool {
    byContestant.keys.filter { $0 != contestants.base }.allSatisfy { contestant in
      guard let ratio = logRatio(of: contestant), let width = ratio.halfWidth else { return false }
      let least = sameCode.contains(contestant) ? Self.controlGoal : plan.narrowHalfWidth
      return width <= max(least, plan.narrowShare * abs(ratio.estimate))
    }
  }
}

extension RunSamples {
  /// Returns the medians of a process, without contestants that failed in a case.
  package func medians(
    in process: ProcessSamples, _ figure: FrameFigure = .whole
  ) -> [(place: BenchmarkCase, medians: ProcessMedians)] {
    process.cells.filter { !$0.rounds.isEmpty }.flatMap { samples in
      ProcessMedians.all(samples, process: process.process, figure: figure)
        .filter { failure(of: $0.contestant, in: samples.cell) == nil }
        .map { (samples.cell, $0) }
    }
  }

  /// Whether a contestant was wrong in any case: it has no figures then.
  package func isWrong(_ contestant: String) -> Bool {
    failures.contains { $0.isWrongResult && $0.what?.contestant == contestant }
  }
}
