/// What workers gave: kept as it comes, and given again in place of work when a run is taken up.
///
/// All that a run knows it knows from its workers' outcomes, and what it asks of the next worker
/// follows from them. So a run that is given the old outcomes again comes to the same point as the
/// one that was interrupted, and goes on from there.
@MainActor package final class WorkerLog {
  /// A worker's work and what came of it.
  package struct Entry: Equatable, Codable, Sendable {
    package let assignment: WorkerAssignment
    package let outcome: WorkerOutcome

    package init(assignment: WorkerAssignment, outcome: WorkerOutcome) {
      self.assignment = assignment
      self.outcome = outcome
    }

    /// Whether doing it once more could give what is missing.
    ///
    /// Who crashed an exploring worker is left out from there on; any other failure may pass.
    var isIncomplete: Bool {
      let transcript = WorkerTranscript(outcome)
      return transcript.failure != nil && transcript.trying == nil
    }
  }

  /// Why an outcome could not be kept; the run should end then.
  package private(set) var error: (any Error)?
  /// Seconds that the workers of old entries took.
  package let secondsBefore: Double

  private var entries: [Entry]
  private let keep: (Entry) throws -> Void

  /// - Parameters:
  ///   - entries: What is there already, in the order in which it came.
  ///   - keep: Given each new entry as soon as it is there.
  package init(_ entries: [Entry] = [], keep: @escaping (Entry) throws -> Void) {
    self.entries = entries
    self.keep = keep
    secondsBefore = entries.reduce(0) { $0 + $1.outcome.seconds }
  }

  /// `launch`, but what is in the log already is not done again, unless it failed.
  package func launch(_ launch: @escaping RunDriver.Launch) -> RunDriver.Launch {
    { assignment, deadline in
      let old = self.outcome(of: assignment)
      if let old, !old.isIncomplete { return old.outcome }
      let new = Entry(assignment: assignment, outcome: launch(assignment, deadline))
      // An interrupted worker did not fail: it will be done again.
      guard new.outcome.failure != .interrupted else { return new.outcome }
      // A second failure may have come earlier than the first; what was measured stays.
      if let old, new.isIncomplete { return old.outcome }
      do { try self.keep(new) } catch { self.error = self.error ?? error }
      self.entries.append(new)
      return new.outcome
    }
  }

  /// The first that is complete, or else the first.
  private func outcome(of assignment: WorkerAssignment) -> Entry? {
    let mine = assignment.by(parent: 0)
    let same = entries.filter { $0.assignment.by(parent: 0) == mine }
    return same.first { !$0.isIncomplete } ?? same.first
  }
}
