/// A contestant's times in a case, in seconds per step, one value per process.
///
/// They hold for this machine and this run only; do not compare them between runs.
package struct CaseTimes: Equatable, Codable, Sendable {
  /// The median over a process's epochs.
  package let seconds: [Double]
  /// The median of the first step after the other contestants' turns; empty if it is not timed.
  package let firsts: [Double]
  /// The median parts of a step, over processes; `nil` if they were not timed.
  package let split: PhaseSplit?

  package init(seconds: [Double], firsts: [Double] = [], split: PhaseSplit? = nil) {
    self.seconds = seconds
    self.firsts = firsts
    self.split = split
  }

  /// Returns `nil` if the contestant has no times.
  init?(of contestant: String, in processes: [CaseSamples]) {
    let indexed = processes.compactMap { process in
      process.contestants.firstIndex(of: contestant).map { (process, $0) }
    }
    let seconds = indexed.compactMap { $0.0.medianSeconds(of: $0.1) }
    guard !seconds.isEmpty else { return nil }
    self.init(
      seconds: seconds, firsts: indexed.compactMap { $0.0.medianFirstSeconds(of: $0.1) },
      split: PhaseSplit(
        mediansOf: indexed.compactMap { process, index in
          process.splits.indices.contains(index) ? process.splits[index] : nil
        })?.inSeconds)
  }
}
