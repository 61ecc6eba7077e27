import Report
import Toolkit

/// The work on views that an event caused.
nonisolated struct EventWork: Hashable, Sendable {
  /// The event as in a script: `tap editor.save`.
  let name: String
  /// The work until the app was idle again.
  private(set) var eventCounts = Counts()
  /// The work of the server's answers since then.
  private(set) var answerCounts: Counts?

  struct Counts: Hashable, Sendable {
    var viewWrites = 0
    /// The cells that were filled, for the first time or again.
    var cells = 0
  }

  init(_ name: String) {
    self.name = name
  }

  mutating func add(from start: WorkCounters, to end: WorkCounters) {
    eventCounts.add(from: start, to: end)
  }

  /// Adds the work of a later answer or animation, if there was any.
  mutating func addAnswer(from start: WorkCounters, to end: WorkCounters) {
    var sum = answerCounts ?? Counts()
    sum.add(from: start, to: end)
    if sum != Counts() { answerCounts = sum }
  }

  /// The work as a text, short enough for a line of 80 columns with the longest common event.
  var summary: String {
    eventCounts.text + (answerCounts.map { "; answers: \($0.text)" } ?? "")
  }
}

extension EventWork.Counts {
  fileprivate nonisolated var text: String {
    Figures.counted(viewWrites, "write") + ", " + Figures.counted(cells, "cell")
  }

  fileprivate nonisolated mutating func add(from start: WorkCounters, to end: WorkCounters) {
    viewWrites += end.viewWrites - start.viewWrites
    cells += end.cellsConfigured - start.cellsConfigured
    cells += end.cellsReconfigured - start.cellsReconfigured
  }
}
