/// What one of the articles that made the patterns known says, and the predicate that decides it.
///
/// The predicate was written down before the first run whose results it was asked about.
package struct Claim: Sendable {
  /// A figure, and what it makes of the claim.
  typealias Finding = (figure: String, verdict: ClaimVerdict)

  let id: String
  /// The article's own words.
  let words: String
  /// The article, in a word.
  let source: String
  /// What is looked at, and when the claim holds.
  let experiment: String
  let test: @Sendable (ClaimEvidence) -> Finding

  init(
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
  init(_ id: String, _ words: String, _ source: String, _ experiment: String, _ why: ClaimVerdict) {
    self.init(id, words, source, experiment) { _ in ("–", why) }
  }
}
