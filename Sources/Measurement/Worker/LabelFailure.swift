/// A label that could not be measured, or was wrong, in a cell; a run goes on without it.
package struct LabelFailure: Hashable, Codable, Sendable {
  package let what: Exclusion
  /// A sentence.
  package let reason: String

  package init(_ what: Exclusion, reason: String) {
    self.what = what
    self.reason = reason
  }
}
