/// The times of single events in one case of one process.
package struct CaseLatencies: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The contestants without controls, the base first.
  package let contestants: [String]
  /// The nanoseconds of the events of each of `contestants`, in order; none if it was wrong.
  package var events: [[Double]]
  /// The median nanoseconds of the parts of some further events, for each of `contestants`.
  package var splits: [PhaseSplit?]?

  package init(
    cell: BenchmarkCase, contestants: [String], events: [[Double]], splits: [PhaseSplit?]? = nil
  ) {
    self.cell = cell
    self.contestants = contestants
    self.events = events
    self.splits = splits
  }
}
