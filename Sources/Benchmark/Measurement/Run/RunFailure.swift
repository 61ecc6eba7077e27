/// Something that is missing from a run.
package struct RunFailure: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The worker that lacks it, as in `process 3`.
  package let worker: String
  /// The contestant and case that it concerns; `nil` if the whole worker failed.
  package let what: Exclusion?
  /// The reason, as a sentence.
  package let reason: String

  package init(worker: String, what: Exclusion?, reason: String) {
    self.worker = worker
    self.what = what
    self.reason = reason
  }

  package var description: String {
    "\(worker)\(what.map { ", \($0)" } ?? ""): \(reason)"
  }
}
