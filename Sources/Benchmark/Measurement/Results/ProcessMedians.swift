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

  /// The medians of a process, which are rounded so that a file of them gives the same results.
  static func all(_ samples: CaseSamples, process: Int) -> [ProcessMedians] {
    samples.contestants.enumerated().compactMap { index, contestant in
      guard let time = samples.medianTime(of: index) else { return nil }
      let isBase = index == 0
      return ProcessMedians(
        process: process, contestant: contestant, time: rounded(time, 1e4),
        first: samples.medianFirst(of: index).map { rounded($0, 1e4) },
        logRatio: isBase ? nil : samples.medianLogRatio(of: index).map { rounded($0, 1e9) },
        difference: isBase ? nil : samples.medianDifference(of: index).map { rounded($0, 1e4) })
    }
  }

  /// The means of each contestant's medians in one run, so that a run counts as one process.
  static func means(_ medians: [ProcessMedians], run: Int) -> [ProcessMedians] {
    func mean(_ values: [Double], _ scale: Double) -> Double? {
      values.isEmpty ? nil : rounded(Statistics.mean(values), scale)
    }
    return medians.map(\.contestant).uniqued().compactMap { contestant in
      let own = medians.filter { $0.contestant == contestant }
      guard let time = mean(own.map(\.time), 1e4) else { return nil }
      return ProcessMedians(
        process: run, contestant: contestant, time: time,
        first: mean(own.compactMap(\.first), 1e4), logRatio: mean(own.compactMap(\.logRatio), 1e9),
        difference: mean(own.compactMap(\.difference), 1e4))
    }
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}
