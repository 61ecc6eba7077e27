package import Report

/// A rule of a pattern, and the way in which it is enforced.
package struct Rule: Sendable {
  /// The identifier in tests and JSON, unique in its book.
  package let id: String
  /// The rule, in one sentence.
  package let sentence: String
  /// The document from which it comes, and its words.
  package let source: String
  package let enforcement: Enforcement

  /// The way in which a rule is enforced.
  package enum Enforcement: Sendable {
    /// The compiler: a program that breaks the rule does not compile.
    case compiler(RefusedProgram)
    /// A check over the sources.
    case check(SourceCheck)
    /// An assertion over a session of the running app.
    case run(SessionCheck)
    /// A form of the architecture, by its name, and the assertion over a session of that form.
    ///
    /// Without an assertion the rule is not checked.
    case form(String, SessionCheck? = nil)

    /// The name in tables.
    package var name: String {
      switch self {
      case .compiler: "compiler"
      case .check: "check"
      case .run: "run"
      case .form: "form"
      }
    }

    /// The verdict of a rule on which no check has given one.
    package var uncheckedVerdict: RuleVerdict {
      if case .form(let name, _) = self {
        .unavailable(reason: "it needs the form '\(name)', which is checked apart")
      } else {
        .holds
      }
    }
  }

  package init(_ id: String, _ sentence: String, source: String, _ enforcement: Enforcement) {
    self.id = id
    self.sentence = sentence
    self.source = source
    self.enforcement = enforcement
  }

  /// Returns the rule as it is enforced in a form such as `Redux/logged`.
  func rule(in form: String) -> Rule {
    guard case .form(let name, let check?) = enforcement, form.hasSuffix("/\(name)") else {
      return self
    }
    return Rule(id, sentence, source: source, .run(check))
  }
}

/// The result of checking a rule.
package enum RuleVerdict: Hashable, Sendable {
  case holds
  /// There is at least one violation.
  case broken([RuleViolation])
  /// The rule could not be checked.
  case unavailable(reason: String)
}
