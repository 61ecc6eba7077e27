package import Toolkit

/// The work on views that an event caused.
package nonisolated struct EventWork: Hashable, Sendable {
  /// The event as in a script: `tap editor.save`.
  package let name: String
  /// The work until the app was idle again.
  package private(set) var eventCounts = Counts()
  /// The work of the server's answers since then.
  package private(set) var answerCounts: Counts?

  package struct Counts: Hashable, Sendable {
    package var viewWrites = 0
    package var cellsConfigured = 0
    package var cellsReconfigured = 0
  }

  package init(_ name: String) {
    self.name = name
  }

  package mutating func add(from start: WorkCounters, to end: WorkCounters) {
    eventCounts.add(from: start, to: end)
  }

  /// Adds the work of a later answer or animation, if there was any.
  package mutating func addAnswer(from start: WorkCounters, to end: WorkCounters) {
    var sum = answerCounts ?? Counts()
    sum.add(from: start, to: end)
    if sum != Counts() { answerCounts = sum }
  }

  /// The work as a text.
  package var summary: String {
    let again = eventCounts.cellsReconfigured == 0 ? "" : ", \(eventCounts.cellsReconfigured) again"
    let more =
      answerCounts.map { " (by later answers: \($0.viewWrites) writes, \($0.allCells) cells)" }
      ?? ""
    return Self.counted(eventCounts.viewWrites, "view write") + ", "
      + Self.counted(eventCounts.cellsConfigured, "cell") + " configured\(again)\(more)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension EventWork.Counts {
  fileprivate nonisolated var allCells: Int { cellsConfigured + cellsReconfigured }

  fileprivate nonisolated mutating func add(from start: WorkCounters, to end: WorkCounters) {
    viewWrites += end.viewWrites - start.viewWrites
    cellsConfigured += end.cellsConfigured - start.cellsConfigured
    cellsReconfigured += end.cellsReconfigured - start.cellsReconfigured
  }
}
