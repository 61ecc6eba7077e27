/// Something that is missing from a run.
package struct RunFailure: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The task that failed, as in `process 3`.
  package let worker: String
  /// The contestant and case that it concerns; `nil` if the whole worker failed.
  package let what: Exclusion?
  /// The reason, as a sentence.
  package let reason: String
  /// Whether the contestant ran and was wrong; otherwise the worker failed.
  package let isWrongResult: Bool
  /// What the run lacks if the whole task failed, as a clause.
  package let loss: String

  package init(
    worker: String, what: Exclusion?, reason: String, isWrongResult: Bool = false,
    loss: String = "Figures are missing"
  ) {
    self.worker = worker
    self.what = what
    self.reason = reason
    self.isWrongResult = isWrongResult
    self.loss = loss
  }

  /// A failure of an assignment, or of a contestant in it.
  init(
    _ assignment: WorkerAssignment, what: Exclusion?, reason: String, isWrongResult: Bool = false
  ) {
    self.init(
      worker: assignment.name, what: what, reason: reason, isWrongResult: isWrongResult,
      loss: assignment.loss)
  }

  /// What is missing, then which task failed and why.
  package var description: String {
    "\(cost). In \(worker): \(reason)"
  }

  private var cost: String {
    guard let what else { return loss }
    let place = "\(what.interaction ?? "any interaction") at \(what.size) notes"
    return isWrongResult
      ? "\(what.contestant) differs from Baseline in \(place), so it has no figures"
      : "\(what.contestant) has no figures for \(place)"
  }
}
