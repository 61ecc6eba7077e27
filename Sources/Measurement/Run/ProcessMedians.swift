/// A contestant's medians over the rounds of a case in one process: all figures of times come from
/// these.
package struct ProcessMedians: Equatable, Sendable {
  package let process: Int
  package let contestant: String
  /// Nanoseconds per step.
  package let time: Double
  /// The nanoseconds of the first step after the other contestants' turns; `nil` if it is not timed.
  package let first: Double?
  /// The logarithm of its time over the base's in the same round; `nil` for the base, or without
  /// rounds of both.
  package let logRatio: Double?
  /// The nanoseconds that its step takes longer than the base's in the same round.
  package let difference: Double?

  package init(
    process: Int, contestant: String, time: Double, first: Double?, logRatio: Double?,
    difference: Double?
  ) {
    self.process = process
    self.contestant = contestant
    self.time = time
    self.first = first
    self.logRatio = logRatio
    self.difference = difference
  }

  /// The medians of the contestants with times in a process, for whole frames or a part of them.
  ///
  /// They are rounded, so that a file of them gives the same results.
  package static func all(
    _ samples: CaseSamples, process: Int, figure: FrameFigure = .whole
  ) -> [ProcessMedians] {
    samples.contestants.enumerated().compactMap { index, contestant in
      let pairs = samples.pairs(of: index, figure)
      guard let time = median(pairs.map(\.time), 1e4) else { return nil }
      let others = index == 0 ? [] : pairs
      return ProcessMedians(
        process: process, contestant: contestant, time: time,
        first: median(samples.firsts(of: index), 1e4),
        logRatio: median(others.compactMap(\.logRatio), 1e9),
        difference: median(others.compactMap(\.difference), 1e4))
    }
  }

  /// The means of each contestant's medians in one run, so that a run counts as one process.
  package static func means(_ medians: [ProcessMedians], run: Int) -> [ProcessMedians] {
    medians.map(\.contestant).uniqued().compactMap { contestant in
      let own = medians.filter { $0.contestant == contestant }
      guard let time = mean(own.map(\.time), 1e4) else { return nil }
      return ProcessMedians(
        process: run, contestant: contestant, time: time,
        first: mean(own.compactMap(\.first), 1e4), logRatio: mean(own.compactMap(\.logRatio), 1e9),
        difference: mean(own.compactMap(\.difference), 1e4))
    }
  }

  private static func median(_ values: [Double], _ scale: Double) -> Double? {
    values.isEmpty ? nil : (Statistics.median(values) * scale).rounded() / scale
  }

  private static func mean(_ values: [Double], _ scale: Double) -> Double? {
    values.isEmpty ? nil : (Statistics.mean(values) * scale).rounded() / scale
  }
}
