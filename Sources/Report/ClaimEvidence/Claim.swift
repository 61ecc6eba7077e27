/// What one of the articles that made the patterns known says, and the predicate that decides it.
///
/// The predicate was written down before the first run that it was asked about, or a comment at the
/// claim says what was changed later.
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

/// What became of a claim when it was put to the test.
package enum ClaimVerdict: Equatable, Sendable {
  case holds
  case fails
  /// The intervals do not tell.
  case unresolved
  /// Why no experiment here could tell.
  case notMeasurable(String)
  /// Why the experiment was not made in this run.
  case notRun(String)

  /// The words of the table.
  package var words: String {
    switch self {
    case .holds: "**holds here**"
    case .fails: "**not here**"
    case .unresolved: "unresolved"
    case .notMeasurable(let reason): "not measurable here: \(reason)"
    case .notRun(let reason): "not run: \(reason)"
    }
  }
}

/// What claims of articles share when they are decided from results.
///
/// The claims themselves, with their predicates, are in `Study/Claims/`.
package enum Claims {
  package static let noIndex = "the compiler's index was not available"

  package static let noTests = "unit tests were not measured"

  package static let noForms = "forms were not measured"

  package static let noChanges = "change requests were not measured"

  /// Nothing to decide by.
  package static func unknown(_ reason: String) -> Claim.Finding { ("–", .notRun(reason)) }

  /// What the check of forms makes of a claim.
  package static func byForms(_ holds: Bool?, _ names: String) -> Claim.Finding {
    guard let holds else { return unknown(noForms) }
    return (names, holds ? .holds : .fails)
  }

  /// What rules that were checked make of a claim.
  package static func byRules(_ holds: Bool?, _ names: String) -> Claim.Finding {
    guard let holds else { return unknown("rules were not checked") }
    return (names, holds ? .holds : .fails)
  }
}
