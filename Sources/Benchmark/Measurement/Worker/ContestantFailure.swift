/// A contestant that was wrong or could not be measured in a case; the run continues without it.
package struct ContestantFailure: Hashable, Codable, Sendable {
  package let what: Exclusion
  /// The reason, as a sentence.
  package let reason: String

  package init(_ what: Exclusion, reason: String) {
    self.what = what
    self.reason = reason
  }
}
