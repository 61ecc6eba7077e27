/// The outcomes of a run's workers, stored so that an interrupted run can be resumed.
///
/// A run depends on its workers' outcomes only, and each next assignment follows from the earlier
/// outcomes. So a resumed run reads the stored outcomes instead of starting workers. It reaches the
/// point of the interruption, and continues from there.
@MainActor package final class WorkerLog {
  /// A worker's assignment and its outcome.
  package struct Entry: Equatable, Codable, Sendable {
    package let assignment: WorkerAssignment
    package let outcome: WorkerOutcome

    package init(assignment: WorkerAssignment, outcome: WorkerOutcome) {
      self.assignment = assignment
      self.outcome = outcome
    }

    /// Whether repeating the assignment could yield what is missing.
    ///
    /// If an exploring worker crashed, the contestant that it tried is excluded, so repeating is
    /// useless. Any other failure may not happen again.
    var isIncomplete: Bool {
      let transcript = WorkerTranscript(outcome)
      return transcript.failure != nil && transcript.trying == nil
    }
  }

  /// Why an outcome could not be stored; the run should end then.
  package private(set) var error: (any Error)?
  /// The total duration of the workers of stored entries, in seconds.
  package let secondsBefore: Double

  /// Whether the next assignment is expected to be answered from the log, like all before it.
  package private(set) var isReplaying: Bool

  private var entries: [Entry]
  /// The number of complete entries that have not been asked for yet.
  private var entriesLeft: Int
  private let keep: (Entry) throws -> Void

  /// - Parameters:
  ///   - entries: The stored entries, in their order.
  ///   - keep: Called with each new entry as soon as it exists.
  package init(_ entries: [Entry] = [], keep: @escaping (Entry) throws -> Void) {
    self.entries = entries
    entriesLeft = entries.count { !$0.isIncomplete }
    isReplaying = entriesLeft > 0
    self.keep = keep
    secondsBefore = entries.reduce(0) { $0 + $1.outcome.seconds }
  }

  /// Returns a launch that answers from the log, and calls `launch` for new or failed assignments.
  package func launch(_ launch: @escaping RunDriver.Launch) -> RunDriver.Launch {
    { assignment, deadline in
      let old = self.outcome(of: assignment)
      if let old, !old.isIncomplete {
        self.entriesLeft -= 1
        self.isReplaying = self.isReplaying && self.entriesLeft > 0
        return old.outcome
      }
      self.isReplaying = false
      let new = Entry(assignment: assignment, outcome: launch(assignment, deadline))
      // An interrupted worker did not fail; it will be started again.
      guard new.outcome.failure != .interrupted else { return new.outcome }
      // A second failure may have come earlier than the first, so the first outcome is kept.
      if let old, new.isIncomplete { return old.outcome }
      do { try self.keep(new) } catch { self.error = self.error ?? error }
      self.entries.append(new)
      return new.outcome
    }
  }

  /// Returns the first complete entry of the assignment, or else its first entry.
  private func outcome(of assignment: WorkerAssignment) -> Entry? {
    let mine = assignment.withParent(0)
    let same = entries.filter { $0.assignment.withParent(0) == mine }
    return same.first { !$0.isIncomplete } ?? same.first
  }
}
