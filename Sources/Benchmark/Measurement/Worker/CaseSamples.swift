/// The samples of one case in one process.
package struct CaseSamples: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants, as in the plan, the base first.
  package let contestants: [String]
  /// The steps in an epoch of each of `contestants`; empty if unknown.
  package var steps: [Int] = []
  package var rounds: [RoundSample] = []
  package var heavyRounds: [HeavyContestantSample] = []
  /// The median nanoseconds of the parts of some further steps, for each of `contestants`; empty if
  /// there are none.
  package var splits: [PhaseSplit?] = []
}
