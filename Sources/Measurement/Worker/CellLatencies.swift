/// How long single events took in one cell of one process.
package struct CellLatencies: Equatable, Codable, Sendable {
  package let cell: Cell
  /// The labels, the base first; no controls.
  package let labels: [String]
  /// For each of `labels` the nanoseconds of its events, in their order; none if it was wrong.
  package var events: [[Double]]
  /// For each of `labels` the median nanoseconds of the parts of some further events.
  package var splits: [PhaseSplit?]?

  package init(
    cell: Cell, labels: [String], events: [[Double]], splits: [PhaseSplit?]? = nil
  ) {
    self.cell = cell
    self.labels = labels
    self.events = events
    self.splits = splits
  }
}
