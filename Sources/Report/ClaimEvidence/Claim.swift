/// What one of the articles that made the patterns known says, and the predicate that decides it.
///
/// The predicate was written down before the first run whose results it was asked about.
package struct Claim: Sendable {
  /// A figure, and what it makes of the claim.
  package typealias Finding = (figure: String, verdict: ClaimVerdict)

  package let id: String
  /// The article's own words.
  package let words: String
  /// The article, in a word.
  let source: String
  /// What is looked at, and when the claim holds.
  let experiment: String
  package let test: @Sendable (ClaimEvidence) -> Finding

  package init(
    _ id: String, _ words: String, _ source: String, _ experiment: String,
    test: @escaping @Sendable (ClaimEvidence) -> Finding
  ) {
    self.id = id
    self.words = words
    self.source = source
    self.experiment = experiment
    self.test = test
  }

  /// One that nothing in this run can decide.
  package init(
    _ id: String, _ words: String, _ source: String, _ experiment: String, _ why: ClaimVerdict
  ) {
    self.init(id, words, source, experiment) { _ in ("–", why) }
  }
}
