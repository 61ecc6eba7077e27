/// The samples of one case in one process.
package struct CaseSamples: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants, as in the plan, the base first.
  package let contestants: [String]
  package var rounds: [RoundSample] = []
  package var heavyRounds: [HeavyContestantSample] = []
  /// The seconds for the case in this process: setting the interaction up, warming up, rounds.
  package var seconds = 0.0

  package init(cell: BenchmarkCase, contestants: [String]) {
    self.cell = cell
    self.contestants = contestants
  }
}
