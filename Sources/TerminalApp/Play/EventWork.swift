package import Toolkit

/// What an event had the app do to its views.
package nonisolated struct EventWork: Hashable, Sendable {
  /// As in a script: `tap editor.save`.
  package let name: String
  /// The work from the event until the app rested.
  package private(set) var own = Amount()
  /// The work of the answers that came since.
  package private(set) var answers: Amount?

  package struct Amount: Hashable, Sendable {
    package var viewWrites = 0
    package var cellsConfigured = 0
    package var cellsReconfigured = 0
  }

  package init(_ name: String) {
    self.name = name
  }

  package mutating func add(from start: WorkCounters, to end: WorkCounters) {
    own.add(from: start, to: end)
  }

  /// Adds what came later by itself, if it changed anything.
  package mutating func addAnswer(from start: WorkCounters, to end: WorkCounters) {
    var sum = answers ?? Amount()
    sum.add(from: start, to: end)
    if sum != Amount() { answers = sum }
  }

  /// The work in words.
  package var summary: String {
    let again = own.cellsReconfigured == 0 ? "" : ", \(own.cellsReconfigured) again"
    let more = answers.map { " (answers: \($0.viewWrites), \($0.allCells))" } ?? ""
    return Self.counted(own.viewWrites, "view write") + ", "
      + Self.counted(own.cellsConfigured, "cell") + " configured\(again)\(more)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension EventWork.Amount {
  fileprivate nonisolated var allCells: Int { cellsConfigured + cellsReconfigured }

  fileprivate nonisolated mutating func add(from start: WorkCounters, to end: WorkCounters) {
    viewWrites += end.viewWrites - start.viewWrites
    cellsConfigured += end.cellsConfigured - start.cellsConfigured
    cellsReconfigured += end.cellsReconfigured - start.cellsReconfigured
  }
}
