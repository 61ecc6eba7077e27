/// An event at a size and at a cost of view work.
package struct SurveyPoint: Hashable, Codable, Sendable {
  package let cell: Cell
  /// What a view write costs besides what it costs anyway.
  package let nanosecondsPerWrite: Int

  package init(cell: Cell, nanosecondsPerWrite: Int = 0) {
    self.cell = cell
    self.nanosecondsPerWrite = nanosecondsPerWrite
  }
}
