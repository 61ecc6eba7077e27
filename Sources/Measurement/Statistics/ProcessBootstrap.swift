import Foundation

/// Intervals by drawing whole processes again, with replacement: values of one process resemble each
/// other, so that single values must not be drawn.
///
/// What is asked for, such as a percentile, is read off all values of the drawn processes together.
package struct ProcessBootstrap: Sendable {
  /// Each value with its process, by size.
  private let sorted: [(value: Double, process: Int)]
  /// How many of the first `i` of `sorted` are of process `p`, at `i * processes + p`.
  private let counts: [Int]
  private let sizes: [Int]
  /// How often each resample drew each process.
  private let draws: [[Int]]

  /// - Parameters:
  ///   - processes: the values of each process.
  ///   - resamples: how many times as many processes are drawn as there are.
  ///   - seed: the same seed draws the same.
  package init(processes: [[Double]], resamples: Int = 2000, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let used = processes.filter { !$0.isEmpty }
    self.init(
      processes: used,
      drawn: (0..<(used.isEmpty ? 0 : resamples)).map { _ in
        used.indices.map { _ in Int.random(in: used.indices, using: &generator) }
      })
  }

  /// - Parameters:
  ///   - processes: the values of each process, none empty.
  ///   - drawn: which processes each resample drew, by index.
  package init(processes: [[Double]], drawn: [[Int]]) {
    sorted = processes.indices.flatMap { process in
      processes[process].map { (value: $0, process: process) }
    }
    .sorted { ($0.value, $0.process) < ($1.value, $1.process) }
    sizes = processes.map(\.count)
    var seen = processes.map { _ in 0 }
    var counts = seen
    for entry in sorted {
      seen[entry.process] += 1
      counts += seen
    }
    self.counts = counts
    draws = drawn.map { indices in
      indices.reduce(into: processes.map { _ in 0 }) { $0[$1] += 1 }
    }
  }

  /// The interval of a percentile of all values, type 7 as in `Statistics`.
  ///
  /// Below two processes there is nothing to draw: both ends are the percentile itself.
  ///
  /// - Parameters:
  ///   - percentile: from 0 to 100.
  ///   - alpha: the share of intervals that may miss.
  package func interval(percentile: Double, alpha: Double) -> (low: Double, high: Double) {
    let tail = 100 * Self.tail(alpha: alpha, processes: sizes.count)
    let found = resampled(percentile: percentile)
    return (
      low: Statistics.percentile(tail, of: found),
      high: Statistics.percentile(100 - tail, of: found)
    )
  }

  /// The percentile in each resample, in their order.
  package func resampled(percentile: Double) -> [Double] {
    draws.map { weights in
      let total = zip(weights, sizes).map { $0 * $1 }.reduce(0, +)
      let rank = min(max(percentile / 100, 0), 1) * Double(total - 1)
      let below = value(at: Int(rank), weights)
      guard Int(rank) + 1 < total else { return below }
      let above = value(at: Int(rank) + 1, weights)
      return below + (rank - rank.rounded(.down)) * (above - below)
    }
  }

  /// The value at `rank`, from 0, if each process counts as often as it was drawn.
  private func value(at rank: Int, _ weights: [Int]) -> Double {
    var low = 0
    var high = sorted.count - 1
    while low < high {
      let middle = (low + high) / 2
      let row = (middle + 1) * weights.count
      let upTo = weights.indices.reduce(0) { $0 + weights[$1] * counts[row + $1] }
      if upTo > rank { high = middle } else { low = middle + 1 }
    }
    return sorted[low].value
  }

  /// The share of resamples to leave out at each end.
  ///
  /// α/2 would do for many processes; few give intervals that are too narrow, by √((P − 1)/P) and
  /// for want of Student's tails. Both are made good as by Hesterberg ("What Teachers Should Know
  /// about the Bootstrap", The American Statistician 69, 2015, 5.3).
  private static func tail(alpha: Double, processes: Int) -> Double {
    guard processes > 1 else { return alpha / 2 }
    let count = Double(processes)
    let student = StudentDistribution(degreesOfFreedom: count - 1)
    let quantile = student.quantile(upperTail: alpha / 2) * (count / (count - 1)).squareRoot()
    return erfc(quantile / 2.0.squareRoot()) / 2
  }
}
