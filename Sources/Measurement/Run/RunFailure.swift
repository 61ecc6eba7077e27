/// Something that is missing from a run.
package struct RunFailure: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The worker it is missing from, as in `process 3`.
  package let worker: String
  /// The label it is about; `nil` if it is the whole process.
  package let what: Exclusion?
  /// A sentence.
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
