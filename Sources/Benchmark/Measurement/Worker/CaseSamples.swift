/// The samples of one case in one process.
package struct CaseSamples: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants, as in the plan, the base first.
  package let contestants: [String]
  /// The steps in an epoch of each of `contestants`; empty if unknown.
  package let steps: [Int]
  package var rounds: [RoundSample] = []
  package var heavyRounds: [HeavyContestantSample] = []
  /// The median nanoseconds of the parts of some further steps, for each of `contestants`; empty if
  /// there are none.
  package var splits: [PhaseSplit?] = []

  package init(cell: BenchmarkCase, contestants: [String], steps: [Int] = []) {
    self.cell = cell
    self.contestants = contestants
    self.steps = steps
  }
}
