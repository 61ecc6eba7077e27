/// Something that is missing from a run.
package struct RunFailure: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The worker that lacks it, as in `process 3`.
  package let worker: String
  /// The contestant and case that it concerns; `nil` if the whole worker failed.
  package let what: Exclusion?
  /// The reason, as a sentence.
  package let reason: String
  /// Whether the contestant ran and was wrong; otherwise the worker failed.
  package let isWrongResult: Bool

  package init(worker: String, what: Exclusion?, reason: String, isWrongResult: Bool = false) {
    self.worker = worker
    self.what = what
    self.reason = reason
    self.isWrongResult = isWrongResult
  }

  package var description: String {
    "\(worker)\(what.map { ", \($0)" } ?? ""): \(reason)"
  }
}
