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
    /// The cells that were filled, for the first time or again.
    package var cells = 0
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

  /// The work as a text, short enough for a line of 80 columns with the longest common event.
  package var summary: String {
    eventCounts.text + (answerCounts.map { "; answers: \($0.text)" } ?? "")
  }
}

extension EventWork.Counts {
  fileprivate nonisolated var text: String {
    Self.counted(viewWrites, "write") + ", " + Self.counted(cells, "cell")
  }

  private nonisolated static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  fileprivate nonisolated mutating func add(from start: WorkCounters, to end: WorkCounters) {
    viewWrites += end.viewWrites - start.viewWrites
    cells += end.cellsConfigured - start.cellsConfigured
    cells += end.cellsReconfigured - start.cellsReconfigured
  }
}
