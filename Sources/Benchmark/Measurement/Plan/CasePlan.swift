/// How a case is measured; the same in all processes.
package struct CasePlan: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants that are timed, the base first.
  package let contestants: [String]
  /// The steps in an epoch, for each of `contestants`.
  package let steps: [Int]
  /// The contestants that are too slow for the squares, as indices of `contestants`.
  ///
  /// Each of their epochs is timed between two epochs of the base.
  package let heavy: [Int]
  /// Rounds of the squares in a process: whole squares, unless one takes too long.
  package let rounds: Int
  /// Rounds of the heavy contestants in a process.
  package let heavyRounds: Int
  /// The expected seconds in a process, without warm-up.
  package let forecastSeconds: Double
  /// Whether the base takes so long that the case is timed in separate processes.
  ///
  /// Such a case allocates so much that it would scatter the other cases' objects in memory.
  package let isLong: Bool
  /// The seconds per step of contestants that are too slow to be timed.
  package let tooSlow: [String: Double]?

  package init(
    cell: BenchmarkCase, contestants: [String], steps: [Int], heavy: [Int], rounds: Int,
    heavyRounds: Int,
    forecastSeconds: Double, isLong: Bool = false, tooSlow: [String: Double]? = nil
  ) {
    self.isLong = isLong
    self.tooSlow = tooSlow
    self.cell = cell
    self.contestants = contestants
    self.steps = steps
    self.heavy = heavy
    self.rounds = rounds
    self.heavyRounds = heavyRounds
    self.forecastSeconds = forecastSeconds
  }

  /// The contestants in the squares, by index, the base first.
  package var light: [Int] { contestants.indices.filter { !heavy.contains($0) } }
}
