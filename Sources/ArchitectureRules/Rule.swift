/// A rule of a pattern, and what sees to it that the pattern's sources keep it.
package struct Rule: Sendable {
  /// What tests and JSON call it, unique in its book.
  package let id: String
  /// The rule, in one sentence.
  package let sentence: String
  /// Where it stands: the document, and its words.
  package let source: String
  package let enforcement: Enforcement

  /// What enforces a rule.
  package enum Enforcement: Sendable {
    /// The compiler: a program that breaks the rule does not compile.
    case compiler(RefusedProgram)
    /// A check over the sources.
    case check(SourceCheck)
    /// An assertion over a session of the running app.
    case run(SessionCheck)

    /// The word of tables.
    package var name: String {
      switch self {
      case .compiler: "compiler"
      case .check: "check"
      case .run: "run"
      }
    }
  }

  init(_ id: String, _ sentence: String, source: String, _ enforcement: Enforcement) {
    self.id = id
    self.sentence = sentence
    self.source = source
    self.enforcement = enforcement
  }
}

/// Where a rule is broken, and how.
package struct Breach: Hashable, Sendable {
  /// A file from the package's root; for a session, the variant.
  package let path: String
  package let line: Int
  /// Without a full stop.
  package let sentence: String
}

/// What became of a rule.
package enum RuleVerdict: Hashable, Sendable {
  case holds
  /// There is one breach at least.
  case broken([Breach])
  /// It could not be found out.
  case unavailable(reason: String)
}
